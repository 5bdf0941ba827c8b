import type { Language } from '@hireyard/contract';
import type { ClientDb } from '../../database/client/client-db.ts';
import { withProductName } from '../../domain/billed-text.ts';

/**
 * Returns a function that names the product of an invoice line in the reader's language (I18N-02). The document itself
 * stays in the company's.
 */
export async function productNamesIn(
  db: Pick<ClientDb, 'selectFrom'>,
  language: Language | null,
  lines: readonly { readonly productCode: string | null }[],
) {
  const codes = [...new Set(lines.flatMap(({ productCode }) => productCode ?? []))];
  const rows =
    codes.length === 0
      ? []
      : await db
          .selectFrom('product_translation')
          .where('product_code', 'in', codes)
          .select(['product_code', 'language', 'name'])
          .execute();
  return (text: string, code: string | null): string => {
    const ofProduct = rows.filter((row) => row.product_code === code);
    const names = ofProduct.map(({ name }) => name);
    return withProductName(text, names, ofProduct.find((row) => row.language === language)?.name);
  };
}
