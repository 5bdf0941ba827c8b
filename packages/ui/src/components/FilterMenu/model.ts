export interface FilterOption {
  /** Id of the option, used in `selected`. */
  readonly id: string;
  readonly label: string;
  /** Number of results for the option. Omitted if unknown. */
  readonly count?: number | undefined;
}

export const isIn = (options: readonly FilterOption[], { id }: FilterOption): boolean =>
  options.some((option) => option.id === id);

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Options whose label contains every typed word, ignoring case and accents. */
export function matchingOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? options
    : options.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}

/** Adds selected options that are not listed, if their labels are known. They come first. */
export const withSelected = (
  options: readonly FilterOption[],
  selected: readonly string[],
  cached: readonly FilterOption[],
): readonly FilterOption[] => [
  ...cached.filter(
    (option, at) => selected.includes(option.id) && !isIn(options, option) && !isIn(cached.slice(0, at), option),
  ),
  ...options,
];
