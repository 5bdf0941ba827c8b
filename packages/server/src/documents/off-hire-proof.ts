import { dateLocaleOf, type Language, type OffHire } from '@hireyard/contract';
import type { ClientCall } from '../http/route.ts';
import { namesOfProducts } from '../services/names-of-products.ts';

/** Content of the off-hire note for its reader. */
export interface OffHireProof {
  readonly language: Language;
  /** BCP 47 tag of the dates and times. */
  readonly dateLocale: string;
  readonly number: string;
  readonly offHire: OffHire;
  /** Legal name of the rental company. */
  readonly company: string;
  readonly client: { readonly name: string; readonly customerNumber: string };
  /** Product names by code. */
  readonly products: Readonly<Record<string, string>>;
}

/** Returns null for an off-hire without a number, or withdrawn, because its rent continues. */
export async function offHireProof(
  { db, scope }: ClientCall,
  offHire: OffHire,
  language: Language,
): Promise<OffHireProof | null> {
  const { number, status, lines } = offHire;
  if (number === null || status === 'cancelled') return null;
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', scope.opCo)
    .select(['name', 'legal_name', 'country'])
    .executeTakeFirstOrThrow();
  const client = await db.selectFrom('corporate_client').select(['name', 'customer_number']).executeTakeFirstOrThrow();
  const codes = lines.map(({ productCode }) => productCode);
  const names = await namesOfProducts(db, language, codes);
  return {
    language,
    dateLocale: dateLocaleOf(language, company.country),
    number,
    offHire,
    company: company.legal_name ?? company.name,
    client: { name: client.name, customerNumber: client.customer_number },
    products: Object.fromEntries(names),
  };
}
