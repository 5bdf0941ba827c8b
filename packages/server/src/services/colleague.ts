import type { Named } from '@hireyard/contract';
import { sql } from 'kysely';

/**
 * A colleague by their name, as a value of a query; null where the id is: that is the rental company. The column's table
 * says of which client: one person can be at several.
 */
export const colleague = (column: `${string}.${string}`) =>
  sql<Named | null>`(select jsonb_build_object('id', membership.id,
    'name', membership.first_name || ' ' || membership.last_name) from membership
    where membership.id = ${sql.ref(column)} and membership.client_id = ${sql.ref(`${column.split('.')[0]}.client_id`)})`;
