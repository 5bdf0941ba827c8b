import { type List, SAVED_VIEW_WORDS, type SavedViewList } from '@hireyard/contract';
import { parseList, serializeList } from './list-state.ts';

/** Returns the state of a list in a canonical form without page number, so that equal views compare equal. */
export function viewQueryOf(name: SavedViewList, list: List, address: string): string {
  const params = new URLSearchParams(address);
  const own = new URLSearchParams();
  for (const [word, allowed] of Object.entries(SAVED_VIEW_WORDS[name] ?? {})) {
    const value = params.get(word);
    if (value !== null && allowed.includes(value)) own.set(word, value);
  }
  return serializeList(list, { ...parseList(list, params), page: 0 }, own).toString();
}
