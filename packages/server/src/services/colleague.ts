import type { Language, Named } from '@hireyard/contract';
import { sql } from 'kysely';
import { memberName } from '../privacy/former-user.ts';

/**
 * Selects a colleague with their name as the reader sees it. Null for a null id: the rental company. The column's table
 * determines the client, because a person can belong to several.
 */
export const colleague = (reader: { readonly language: Language }, column: `${string}.${string}`) =>
  sql<Named | null>`(select jsonb_build_object('id', membership.id, 'name', ${memberName(reader)}) from membership
    where membership.id = ${sql.ref(column)} and membership.client_id = ${sql.ref(`${column.split('.')[0]}.client_id`)})`;
