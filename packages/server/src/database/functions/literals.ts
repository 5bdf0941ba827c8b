/** Formats domain constants as SQL literals. */
export const textArray = (values: readonly string[]): string => `array[${values.map(text).join(', ')}]::text[]`;
export const textList = (values: readonly string[]): string => `(${values.map(text).join(', ')})`;
const text = (value: string) => `'${value}'`;
