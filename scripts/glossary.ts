import type { Texts } from './i18n-rules.ts';

/** Word that the texts of a language must not use. */
export interface ForbiddenWord {
  readonly language: string;
  /** The word itself; `*` matches any ending. */
  readonly word: string;
  readonly instead: string;
}

const HEADING = '## Words not to use';

/** Reads the forbidden words of `docs/glossary.md`, which are the table under its last heading. */
export function forbiddenWords(glossary: string): ForbiddenWord[] {
  const [, section = ''] = glossary.split(HEADING);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, language = '', word = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return { language, word, instead };
  });
}

/** Returns a pattern that matches whole words alone. */
function pattern(word: string): RegExp {
  const source = word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');
}

/** Finds texts that use a forbidden word. */
export function forbiddenFaults(texts: Texts, language: string, words: readonly ForbiddenWord[]): string[] {
  const own = words.filter((word) => word.language === language).map((word) => ({ ...word, test: pattern(word.word) }));
  return Object.entries(texts).flatMap(([key, text]) =>
    own
      .filter(({ test }) => test.test(text))
      .map(({ word, instead }) => `${key} says «${word}»: use «${instead}» (docs/glossary.md)`),
  );
}
