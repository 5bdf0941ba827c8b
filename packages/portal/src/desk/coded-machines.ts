/** Machine whose code is printed. */
export interface CodedMachine {
  readonly fleetNumber: string;
  /** Null for a number that was typed. */
  readonly productCode: string | null;
}

/** Codes on a sheet. */
export const SHEET = 10;
const MAX_NUMBER = 40;

/** Returns the fleet numbers of a text with one on each line, each number once. */
export function numbersIn(text: string): { readonly numbers: readonly string[]; readonly tooLong: boolean } {
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const numbers = [...new Set(lines.filter((line) => line !== ''))];
  return { numbers, tooLong: numbers.some((number) => number.length > MAX_NUMBER) };
}

/** Returns the machines of each sheet. */
export const sheetsOf = (machines: readonly CodedMachine[]): readonly (readonly CodedMachine[])[] =>
  Array.from({ length: Math.ceil(machines.length / SHEET) }, (_, index) =>
    machines.slice(index * SHEET, (index + 1) * SHEET),
  );
