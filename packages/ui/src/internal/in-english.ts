import { numbersOf } from './numbers.ts';

/** Formats a number in English: 12,480. */
export const inEnglish = numbersOf('en-US');
