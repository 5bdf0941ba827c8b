export type { UploadedFile } from '../../internal/uploaded-file.ts';

/** Rules for uploads. */
export interface FileRules {
  /** File extensions and media types, as in the `accept` attribute: `.pdf`, `image/*`. Empty accepts all files. */
  readonly accept: readonly string[];
  /** Maximum size of a file in bytes. */
  readonly maxBytes: number;
  /** Maximum number of files. */
  readonly maxFiles: number;
}

export type FileRefusalKind = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

export interface FileRefusal {
  readonly name: string;
  readonly kind: FileRefusalKind;
}

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

function fits({ name, type }: Candidate, rule: string): boolean {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
  if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
  return type === rule;
}

function refusalOf(file: Candidate, { accept, maxBytes }: FileRules): FileRefusalKind | null {
  if (accept.length > 0 && !accept.some((rule) => fits(file, rule))) return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

/** Splits files into accepted and rejected ones, with the reason. `present` is the number of files added before. */
export function sortFiles<Kind extends Candidate>(
  files: readonly Kind[],
  rules: FileRules,
  present: number,
): { taken: Kind[]; refused: FileRefusal[] } {
  const taken: Kind[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    const kind = refusalOf(file, rules) ?? (present + taken.length >= rules.maxFiles ? 'tooMany' : null);
    if (kind) refused.push({ name: file.name, kind });
    else taken.push(file);
  }
  return { taken, refused };
}

/** The rules' types for display: "PDF, JPG". */
export const typeNames = (accept: readonly string[]): string =>
  accept.map((rule) => (rule.startsWith('.') ? rule.slice(1) : rule.replace(/^.*\//, '')).toUpperCase()).join(', ');
