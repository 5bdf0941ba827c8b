import { MAX_SEARCH_LENGTH } from './list.ts';

/**
 * Characters that no text may contain (DOM-27): line breaks, control characters, lone surrogates, noncharacters, and
 * invisible ones such as soft hyphens, fillers and direction marks. The variation selector of emoji and keycaps is
 * allowed.
 */
export const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u2800\ufff9-\ufffb]|(?!(?<=\p{ExtPict})\ufe0f|(?<=[\d#*])\ufe0f\u20e3)\p{DI}/u;

const RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, 'gu');

/** Prepares a text for searching a list: replaces invisible pasted characters by a blank. */
export const searchable = (text: string, maxLength = MAX_SEARCH_LENGTH): string =>
  text.trim().slice(0, maxLength).replaceAll(RUN, ' ').trim();

/** Removes unprintable characters from a text that no user typed, such as a file name. */
export const printableOf = (text: string): string => text.replaceAll(RUN, '');
