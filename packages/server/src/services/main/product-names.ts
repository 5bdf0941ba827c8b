import { getProductTranslations } from '@hireyard/contract';
import { companyDb } from '../../database/client/company-db.ts';
import { route } from '../../http/route.ts';
import { textIn } from '../text-in.ts';

/** GET /i18n/products: names of an operating company's products and groups in one language (I18N-02). */
export const productNamesRoute = route(getProductTranslations, async ({ db, query, now }) => {
  const { lang, opCo = '' } = query;
  const company = companyDb(db, opCo, now);
  const names = await company
    .selectFrom('product_translation')
    .where('language', '=', lang)
    .select(['product_code as code', 'name'])
    .orderBy('code')
    .execute();
  const groups = await company.selectFrom('catalogue_group').selectAll().orderBy('code').execute();
  return {
    language: lang,
    names: Object.fromEntries(names.map(({ code, name }) => [code, name])),
    groups: Object.fromEntries(
      groups.map(({ code, names: texts, fallback_language: fallback }) => [
        code,
        textIn(lang, texts, fallback) ?? code,
      ]),
    ),
  };
});
