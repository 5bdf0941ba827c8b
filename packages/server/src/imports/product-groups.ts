import { type CompanyProductGroup, type ProductGroupImport, productGroupImport } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { companyLanguage } from './company-language.ts';
import { differs, given } from './differs.ts';
import type { Kind } from './kind.ts';
import { fallbackOf, textsOf } from './names.ts';
import { ownedRows } from './owned.ts';
import { productGroupDependents } from './undo/dependents.ts';

const refused = refusedBy({ catalogue_group_code: { pointer: '/code', code: 'taken' } });

/** Groups of the operating company's products, with their names. */
export const productGroups: Kind<ProductGroupImport, CompanyProductGroup> = {
  name: 'productGroups',
  row: productGroupImport.row,

  foundBy: '/code',
  async find({ db }, { code }) {
    const rows = db.selectFrom('catalogue_group').where('code', '=', code).select('id');
    return (await rows.executeTakeFirst())?.id ?? null;
  },

  async write({ db, newId: makeId }, { code, archived, ...row }, id) {
    const [stored = null] = id === null ? [] : await ownedRows(db, 'catalogue_group', [id]);
    // Products name their group by its code.
    if (stored && stored.code !== code) throw invalid([{ pointer: '/code', code: 'taken' }]);
    const names = textsOf(row.names);
    const before = stored?.fallback_language ?? null;
    const columns = {
      ...given({ archived }),
      fallback_language: fallbackOf(names, { given: row.fallbackLanguage, before, own: await companyLanguage(db) }),
    };
    const texts = { names: JSON.stringify(names) };
    if (!stored) {
      const values = { id: makeId(), code, ...columns, ...texts };
      const newId = await db.insertOwn('catalogue_group', values).catch(refused);
      await db.noteProducts();
      return { id: newId, changed: true };
    }
    if (!differs(stored, { ...columns, names })) return { id: stored.id, changed: false };
    await db.updateOwn('catalogue_group', stored.id, { ...columns, ...texts });
    await db.noteProducts();
    return { id: stored.id, changed: true };
  },

  isInUse: sql<SqlBool>`exists (select from catalogue_group
    where catalogue_group.id::text = external_key.row_id and not catalogue_group.archived)`,
  async archive({ db }, id) {
    await db.updateOwn('catalogue_group', id, { archived: true });
    await db.noteProducts();
  },
  dependents: productGroupDependents,

  async read(db, ids) {
    const rows = await ownedRows(db, 'catalogue_group', ids);
    return rows.map(({ id, code, names, fallback_language: fallbackLanguage, archived }) => ({
      id,
      item: { id, code, names, fallbackLanguage, archived },
    }));
  },
};
