import { numbersOf } from './numbers.ts';

/** A number as English writes it: 12,480. */
export const inEnglish = numbersOf('en-US');
