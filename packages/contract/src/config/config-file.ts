/** Invalid configuration file. The message is for the author of the file. */
export class ConfigError extends Error {
  override readonly name: string = 'ConfigError';
}

/** Available in browsers and Node, but in neither set of types that this package uses. */
declare const URL: new (address: string, base: string) => { readonly protocol: string };

/** Rule for a field: a type, a web address (see `isWebAddress`), or the allowed values. */
export type FieldRule = 'string' | 'boolean' | 'object' | 'array' | 'address' | readonly string[];
/** Rules for the required fields of a file. Optional fields have none. */
export type FieldRules<T> = { readonly [K in keyof T & string as undefined extends T[K] ? never : K]: FieldRule };

/** Placeholder for the portal's own address, which may use either protocol. */
const PAGE = 'https://portal.invalid';

/** True for http(s) addresses, resolved against the page; false for `javascript:` and `data:`. */
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

/** Checks that a parsed file has every field. Throws a ConfigError naming the first missing or mistyped one. */
export const checkFields = <T>(file: string, content: unknown, rules: FieldRules<T>): T => {
  if (!fits(content, 'object')) throw new ConfigError(`${file} holds no object`);
  const fields = content as Readonly<Record<string, unknown>>;
  for (const [name, rule] of Object.entries<FieldRule>(rules)) {
    if (!(name in fields)) throw new ConfigError(`${file} lacks the field ${name}`);
    if (!fits(fields[name], rule)) throw new ConfigError(`${file} has an unfit value in the field ${name}`);
  }
  return content as T;
};
