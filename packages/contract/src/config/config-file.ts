/** A file of the configuration cannot be used; the message is for who has written it. */
export class ConfigError extends Error {
  override readonly name: string = 'ConfigError';
}

/** Browsers and Node have it; the types of this package are those of neither. */
declare const URL: new (address: string, base: string) => { readonly protocol: string };

/** What a field has to be: a type by name, a web address (see `isWebAddress`), or the values it may take. */
export type FieldRule = 'string' | 'boolean' | 'object' | 'array' | 'address' | readonly string[];
/** A rule for each field that a file has to hold; one that may be missing has none. */
export type FieldRules<T> = { readonly [K in keyof T & string as undefined extends T[K] ? never : K]: FieldRule };

/** Stands for the portal's own address, which has either of the two protocols. */
const PAGE = 'https://portal.invalid';

/** Whether it is an http(s) address, resolved against the page: `javascript:` and `data:` are not. */
export const isWebAddress = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  try {
    return /^https?:$/.test(new URL(value, PAGE).protocol);
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
  if (!fits(content, 'object')) throw new ConfigError(`${file} holds no object`);
  const fields = content as Readonly<Record<string, unknown>>;
  for (const [name, rule] of Object.entries<FieldRule>(rules)) {
    if (!(name in fields)) throw new ConfigError(`${file} lacks the field ${name}`);
    if (!fits(fields[name], rule)) throw new ConfigError(`${file} has an unfit value in the field ${name}`);
  }
  return content as T;
};
