import type { UiLocale } from '../../locales/UiLocale.ts';
import type { Refusal } from './rules.ts';
import { shortDate, typedDate } from './typed.ts';

type Words = UiLocale['DateRangeField'];

/** A refusal as a sentence at its field. */
export function sentenceOf(refusal: Refusal, date: string, words: Words): string {
  const { locale } = words;
  switch (refusal.kind) {
    case 'beforeMin':
      return words.beforeMin(typedDate(refusal.bound, locale));
    case 'afterMax':
      return words.afterMax(typedDate(refusal.bound, locale));
    case 'closed':
      return words.closed(shortDate(date, locale));
    case 'holiday':
      return words.holiday(shortDate(date, locale), refusal.name);
    case 'backwards':
      return words.backwards;
    case 'tooShort':
      return words.tooShort(refusal.days);
  }
}

/** A refusal as an addition to a day's name in the calendar. */
export function noteOf(refusal: Refusal, words: Words): string {
  switch (refusal.kind) {
    case 'beforeMin':
      return words.beforeMin(typedDate(refusal.bound, words.locale));
    case 'afterMax':
      return words.afterMax(typedDate(refusal.bound, words.locale));
    case 'holiday':
      return refusal.name;
    case 'tooShort':
      return words.tooShort(refusal.days);
    case 'backwards':
      return words.backwards;
    case 'closed':
      return words.notAWorkday;
  }
}
