import type { Language, Subject } from '@hireyard/contract';
import type { ClientCall } from '../http/route.ts';
import { namesOfProducts } from '../services/names-of-products.ts';
import { rentalsOf } from '../services/rentals-of.ts';
import { MAIL_TEXTS } from './texts.ts';

/** Facts of a contract or an off-hire: its first machine, with the number of further ones, and its site. */
export async function rentalFacts(
  subject: Subject,
  language: Language,
  { db }: Pick<ClientCall, 'db'>,
): Promise<(readonly [string, string])[]> {
  const { facts } = MAIL_TEXTS[language];
  const rental = (await rentalsOf(db, [subject]))(subject);
  if (!rental) return [];
  const { productCode, fleetNumber, lineCount, project, city } = rental;
  const names = await namesOfProducts(db, language, [productCode]);
  const further = lineCount > 1 ? `+${lineCount - 1}` : null;
  return [
    [facts.machine, [names.get(productCode) ?? productCode, fleetNumber, further].filter(Boolean).join(' · ')],
    [facts.site, [project, city].filter(Boolean).join(' · ')],
  ];
}
