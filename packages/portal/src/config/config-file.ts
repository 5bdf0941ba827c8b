import { StartupError } from './startup-error.ts';

/** What a field has to be: a type by name, a web address (see `isWebAddress`), or the values it may take. */
export type FieldRule = 'string' | 'boolean' | 'object' | 'array' | 'address' | readonly string[];
/** A rule for each field that a file has to hold; one that may be missing has none. */
export type FieldRules<T> = { readonly [K in keyof T & string as undefined extends T[K] ? never : K]: FieldRule };

/** Whether it is an http(s) address, resolved against this page: `javascript:` and `data:` are not. */
export const isWebAddress = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  try {
    return /^https?:$/.test(new URL(value, location.origin).protocol);
  } catch {
    return false;
  }
};

const fits = (value: unknown, rule: FieldRule): boolean => {
  if (typeof rule !== 'string') return rule.includes(value as string);
  if (rule === 'array') return Array.isArray(value);
  if (rule === 'address') return isWebAddress(value);
  return typeof value === rule && value !== null && !Array.isArray(value);
};

/** Checks that a parsed file holds every field; the error names the first that is missing or has the wrong type. */
export const checkFields = <T>(file: string, content: unknown, rules: FieldRules<T>): T => {
  if (!fits(content, 'object')) throw new StartupError(`${file} holds no object`);
  const fields = content as Readonly<Record<string, unknown>>;
  for (const [name, rule] of Object.entries<FieldRule>(rules)) {
    if (!(name in fields)) throw new StartupError(`${file} lacks the field ${name}`);
    if (!fits(fields[name], rule)) throw new StartupError(`${file} has an unfit value in the field ${name}`);
  }
  return content as T;
};

/** Fetches a config file deployed beside the portal. Throws StartupError for anything but a JSON answer. */
export const fetchParameters = async (file: string): Promise<unknown> => {
  const response = await fetch(file).catch((error: unknown) => {
    throw new StartupError(`${file} could not be fetched`, { cause: error });
  });
  if (!response.ok) throw new StartupError(`${file} answered ${response.status}`);
  return response.json().catch((error: unknown) => {
    throw new StartupError(`${file} is no JSON`, { cause: error });
  });
};
