/**
 * Lower-case letters of other scripts that look like a Latin letter, in one case or both, and signs that look like those of
 * a keyboard (Unicode TR 39). Limited to characters that people type in names.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ѐ: 'è', ё: 'ë', һ: 'h', н: 'h', і: 'i', ї: 'ï', ӏ: 'l', ј: 'j', к: 'k' },
  ...{ м: 'm', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y' },
  // Greek
  ...{ α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x', ζ: 'z' },
  // Armenian
  ...{ օ: 'o', ս: 'u', հ: 'h', զ: 'q' },
  // Latin
  ...{ ı: 'i', ɑ: 'a', ɡ: 'g', ȷ: 'j' },
  // Dashes and apostrophes
  ...{ '‐': '-', '‒': '-', '–': '-', '—': '-', '−': '-', '’': "'", '‘': "'", ʼ: "'" },
};

/** Letters of both cases, and the letters that they look like, in the same order. */
export const LETTERS: { readonly from: string; readonly to: string } = (() => {
  const pairs = Object.entries(LOOK_ALIKES).flatMap(([letter, latin]) =>
    [...new Set([letter, letter.toUpperCase()])].filter((one) => one.length === 1).map((one) => [one, latin] as const),
  );
  // Upper-case letters that are Latin themselves, such as the I of a dotless ı, stay.
  const others = pairs.filter(([letter]) => !/^[A-Z]$/.test(letter));
  return { from: others.map(([letter]) => letter).join(''), to: others.map(([, latin]) => latin).join('') };
})();

/**
 * Key for comparing names. Equal for names that differ in case, in blanks, in the width of their letters, or in letters
 * of another script that look the same. `functions/look-alikes.ts` is the same rule for names in the database.
 */
export const nameKey = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    // An accent behind a letter of another script.
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ');
