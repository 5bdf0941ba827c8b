/** Place of a row among the changes at its source: its version there, or the time of its change. */
export interface SourceMark {
  readonly sourceVersion: number | null;
  /** UTC with microseconds, so that later times are greater texts. */
  readonly sourceTime: string | null;
}
export const NO_MARK: SourceMark = { sourceVersion: null, sourceTime: null };

/** Writes a time with an offset as UTC with microseconds. */
function exactTime(text: string): string {
  const fraction = /\.(\d{1,6})/.exec(text)?.[1] ?? '';
  return `${new Date(text).toISOString().slice(0, 19)}.${fraction.padEnd(6, '0')}Z`;
}

/** Returns the mark of a row as it was sent. */
export const sentMark = (row: {
  readonly sourceVersion?: number | undefined;
  readonly sourceTime?: string | undefined;
}): SourceMark => ({
  sourceVersion: row.sourceVersion ?? null,
  sourceTime: row.sourceTime === undefined ? null : exactTime(row.sourceTime),
});

const FIELDS = ['sourceVersion', 'sourceTime'] as const;
type MarkField = (typeof FIELDS)[number];

/**
 * Compares a row with the last one that has arrived, by what both have. A source that goes over from versions to times
 * sends both once: otherwise a repeat could not be told from news.
 */
export function compareMarks(
  sent: SourceMark,
  last: SourceMark,
): 'newer' | 'repeat' | { readonly older: string } | { readonly missing: MarkField } {
  const isMarked = (mark: SourceMark) => FIELDS.some((field) => mark[field] !== null);
  if (!isMarked(sent) || !isMarked(last)) return 'newer';
  const shared = FIELDS.filter((field) => sent[field] !== null && last[field] !== null);
  if (shared.length === 0) return { missing: last.sourceVersion === null ? 'sourceTime' : 'sourceVersion' };
  const isOlder = (field: MarkField) => (sent[field] as number | string) < (last[field] as number | string);
  const older = shared.find(isOlder);
  if (older) return { older: String(last[older]) };
  return shared.every((field) => sent[field] === last[field]) ? 'repeat' : 'newer';
}

/** Returns the mark that stands behind a row: its own, or the last one where it has none. */
export const markBehind = (sent: SourceMark, last: SourceMark): SourceMark =>
  sent.sourceVersion === null && sent.sourceTime === null ? last : sent;

export const isSameMark = (one: SourceMark, other: SourceMark): boolean =>
  FIELDS.every((field) => one[field] === other[field]);
