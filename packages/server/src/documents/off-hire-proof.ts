import { dateLocaleOf, type Language, type OffHire } from '@hireyard/contract';
import type { ClientCall } from '../http/route.ts';

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
  const codes = [...new Set(lines.map(({ productCode }) => productCode))];
  const names = await db
    .selectFrom('product_translation')
    .where('language', '=', language)
    .where('product_code', 'in', codes)
    .select(['product_code', 'name'])
    .execute();
  return {
    language,
    dateLocale: dateLocaleOf(language, company.country),
    number,
    offHire,
    company: company.legal_name ?? company.name,
    client: { name: client.name, customerNumber: client.customer_number },
    products: Object.fromEntries(names.map(({ product_code: code, name }) => [code, name])),
  };
}
