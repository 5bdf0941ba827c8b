import { type RawBuilder, sql } from 'kysely';

/**
 * Returns SQL for a UUID that follows from a text: equal texts give equal ids. Version and variant are set (version 8 of
 * RFC 9562), without which the contract refuses an id.
 */
export const uuidOf = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;
