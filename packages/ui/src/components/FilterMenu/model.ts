import { isIn } from './known-options.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many items the value would leave, as text in the reader's language; null or left out where that is not known. */
  readonly count?: string | null;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** The options whose label contains every word that is typed, without regard to case and accents. */
export function matchingOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? options
    : options.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}

/** The options with the selected ones that are not among them in front, as far as their names are known. */
export const withSelected = (
  options: readonly FilterOption[],
  selected: readonly string[],
  known: readonly FilterOption[],
): readonly FilterOption[] => [
  ...known.filter(
    (option, at) => selected.includes(option.value) && !isIn(options, option) && !isIn(known.slice(0, at), option),
  ),
  ...options,
];
