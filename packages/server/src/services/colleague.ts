import type { Language, Named } from '@hireyard/contract';
import { sql } from 'kysely';
import { memberName } from '../privacy/former-user.ts';

/**
 * A colleague by their name as the reader sees it, as a value of a query; null where the id is: that is the rental company.
 * The column's table says of which client: one person can be at several.
 */
export const colleague = (reader: { readonly language: Language }, column: `${string}.${string}`) =>
  sql<Named | null>`(select jsonb_build_object('id', membership.id, 'name', ${memberName(reader)}) from membership
    where membership.id = ${sql.ref(column)} and membership.client_id = ${sql.ref(`${column.split('.')[0]}.client_id`)})`;
