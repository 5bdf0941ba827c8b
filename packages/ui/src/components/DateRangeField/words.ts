import type { Spoken } from '../../internal/message.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import type { Refusal } from './rules.ts';
import { shortDate, typedDate } from './typed.ts';

type Words = Spoken<UiLocale['DateRangeField']>;

/** Refusal as a sentence for its field. */
export function sentenceOf(refusal: Refusal, date: string, words: Words): string {
  const { locale } = words;
  switch (refusal.kind) {
    case 'beforeMin':
      return words.beforeMin({ date: typedDate(refusal.bound, locale) });
    case 'afterMax':
      return words.afterMax({ date: typedDate(refusal.bound, locale) });
    case 'closed':
      return words.closed({ date: shortDate(date, locale) });
    case 'holiday':
      return words.holiday({ date: shortDate(date, locale), name: refusal.name });
    case 'backwards':
      return words.backwards;
    case 'tooShort':
      return words.tooShort({ count: refusal.days });
  }
}

/** Refusal as an addition to the name of a day in the calendar. */
export function noteOf(refusal: Refusal, date: string, words: Words): string {
  if (refusal.kind === 'closed') return words.notAWorkday;
  return refusal.kind === 'holiday' ? refusal.name : sentenceOf(refusal, date, words);
}
