import { MAX_SEARCH_LENGTH } from './list.ts';

/**
 * What no text holds (DOM-27): line breaks, control characters, half characters, what is no character, and what shows
 * nothing, such as a soft hyphen, a filler or a mark that turns the direction of what follows; but for the selector that
 * gives an emoji its colors or makes a keycap of a digit.
 */
export const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u2800\ufff9-\ufffb]|(?!(?<=\p{ExtPict})\ufe0f|(?<=[\d#*])\ufe0f\u20e3)\p{DI}/u;

const RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, 'gu');

/** A text as a list can be searched for it: what came along unseen when it was pasted makes way for a blank. */
export const searchable = (text: string, maxLength = MAX_SEARCH_LENGTH): string =>
  text.trim().slice(0, maxLength).replaceAll(RUN, ' ').trim();

/** A text that nobody typed, such as the name of a file, without what no text holds. */
export const printableOf = (text: string): string => text.replaceAll(RUN, '');
