import { dateLocaleOf, type Language, PRICE_DECIMALS } from '@hireyard/contract';
import { filled } from '../domain/fill.ts';

export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  filled(text, (name) => values[name] ?? '');

/** Uses a minus sign as wide as digits, as on screen. */
const withMinus = (text: string): string => text.replace('-', '\u2212');

/** Returns the formatters of the invoice's language. Amounts stay decimal strings, so that no digit is lost. */
export function formatsOf(language: Language, currency: string, country: string) {
  const days = new Intl.DateTimeFormat(dateLocaleOf(language, country), { timeZone: 'UTC', dateStyle: 'medium' });
  const amounts = new Intl.NumberFormat(language, { style: 'currency', currency });
  const prices = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: PRICE_DECIMALS,
  });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const plurals = new Intl.PluralRules(language, { maximumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    date: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    money: (decimal: string) => withMinus(amounts.format(decimal as Intl.StringNumericLiteral)),
    /** A price has more decimals than an amount. */
    price: (decimal: string) => withMinus(prices.format(decimal as Intl.StringNumericLiteral)),
    number: (decimal: string) => withMinus(numbers.format(decimal as Intl.StringNumericLiteral)),
    units: (decimal: string, forms: { readonly other: string }): string => {
      const form = plurals.select(Math.abs(Number(decimal)));
      return (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[form] ?? forms.other;
    },
    percent: (rate: string) => percents.format(`${rate}e-2` as Intl.StringNumericLiteral),
  };
}

/** Formats an IBAN in groups of four, with non-breaking spaces. */
export const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
