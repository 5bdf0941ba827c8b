import { foldedText } from '@hireyard/contract';

/** Folds case and accents of one character. Keeps its length, so that indexes in the text stay valid. */
const foldedCharacter = (character: string): string => {
  const plain = foldedText(character);
  return plain.length === character.length ? plain : character;
};
const folded = (text: string): string => [...text].map(foldedCharacter).join('');

const wordsOf = (typed: string): readonly string[] => folded(typed).split(/\s+/).filter(Boolean);

/** Returns whether each typed word, such as `off-hire`, starts where a word of the text does. */
export const matches = (text: string, typed: string): boolean => {
  const among = folded(text);
  const starts = [0, ...Array.from(among.matchAll(/[\s\-/(]+/g), (gap) => gap.index + gap[0].length)];
  return wordsOf(typed).every((word) => starts.some((start) => among.startsWith(word, start)));
};

export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into matching and other parts. Spaces in numbers are ignored: 204118 matches 204 118. */
export function partsOf(text: string, typed: string): readonly Part[] {
  const characters = [...text];
  const marked = new Set<number>();
  const mark = (word: string, places: readonly number[]) => {
    const among = places.map((place) => foldedCharacter(characters[place] ?? '')).join('');
    for (let at = among.indexOf(word); word && at >= 0; at = among.indexOf(word, at + word.length))
      for (const place of places.slice(at, at + word.length)) marked.add(place);
  };
  const all = [...characters.keys()];
  for (const word of wordsOf(typed)) mark(word, all);
  if (marked.size === 0) {
    const solid = all.filter((place) => characters[place] !== ' ');
    mark(folded(typed.replaceAll(/\s/g, '')), solid);
  }
  const parts: Part[] = [];
  for (const [place, character] of characters.entries()) {
    const isMatch = marked.has(place);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + character, isMatch };
    else parts.push({ text: character, isMatch });
  }
  return parts;
}
