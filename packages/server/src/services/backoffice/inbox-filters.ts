import { NO_ID } from '@hireyard/contract';
import type { InboxKind } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import { isUuid } from '../../domain/uuid.ts';
import type { CompanyCall } from '../../http/route.ts';
import { type SearchWord, searchWords, textOrProductHolds } from '../../lists/search.ts';
import { inboxRows } from './inbox-rows.ts';
import { ofClients } from './page.ts';

export interface InboxFilters {
  readonly q?: string | undefined;
  readonly kind?: readonly InboxKind[];
  /** Ids of depots; `none` selects entries without a depot. */
  readonly depot?: readonly string[];
  readonly client?: readonly string[];
  readonly acknowledged?: 'yes' | 'no' | undefined;
  /** Ids of people who see to an entry; `none` selects entries that nobody sees to. */
  readonly person?: readonly string[];
  /** Ids of the records that entries are about. */
  readonly record?: readonly string[];
}

/** Selects the entries that wait for the company and match all filters. */
export async function filteredInbox({ db, now }: Pick<CompanyCall, 'db' | 'now'>, filters: InboxFilters) {
  const { kind = [], depot = [], client = [], acknowledged, person = [], record = [] } = filters;
  let rows = inboxRows(db, now);
  if (kind.length) rows = rows.where('entry.kind', 'in', kind);
  if (client.length) rows = rows.where(await ofClients(db, 'entry.client_id', client));
  const depots = depot.includes(NO_ID) ? [NO_ID] : [];
  depots.push(...(await db.externalKeys.named('depots', depot)).values());
  if (depot.length) rows = rows.where(oneOf('entry.depot_id', depots, sql`entry.depot_id is null`));
  if (person.length) rows = rows.where(oneOf('seen.by_user_id', person, sql`seen.acknowledged_at is null`));
  if (record.length) rows = rows.where(oneOf('entry.id', record, sql`false`));
  if (acknowledged) rows = rows.where('seen.acknowledged_at', acknowledged === 'yes' ? 'is not' : 'is', null);
  for (const word of await searchWords(db, filters.q)) rows = rows.where(holds(word));
  return rows;
}

/** True for rows with one of the ids. `none` selects the rows of another condition; a text that is no id, no row. */
const oneOf = (column: string, ids: readonly string[], none: ReturnType<typeof sql<SqlBool>>) =>
  sql<SqlBool>`(${sql.ref(column)} = any(${ids.filter(isUuid)}::uuid[]) or (${ids.includes(NO_ID)}::boolean and ${none}))`;

/** True for entries whose client, record or machines contain a word. */
const holds = (word: SearchWord) => sql<SqlBool>`(
  entry.client_id in (select owner.id from corporate_client owner
    where folded(owner.name, owner.customer_number) like ${word.pattern})
  or case entry.resource
    when 'order' then exists (
      select from rental_order ordered left join rental_order_line line on line.order_id = ordered.id
      where ordered.id = entry.id and (ordered.search_text like ${word.pattern}
        or folded(line.product_code) like ${word.pattern} or line.product_code = any(${word.productCodes}::text[])))
    when 'offHire' then exists (
      select from off_hire called
        left join off_hire_line part on part.off_hire_id = called.id
        left join contract_line line on line.id = part.contract_line_id
      where called.id = entry.id and (folded(called.number) like ${word.pattern}
        or ${textOrProductHolds(word, 'line.search_text', 'line.product_code')}))
    when 'document' then exists (
      select from document paper where paper.id = entry.id
        and folded(paper.number, paper.title, paper.fleet_number, replace(paper.fleet_number, ' ', '')) like ${word.pattern})
    else exists (
      select from request asked
        left join request_line item on item.request_id = asked.id
        left join contract_line line on line.id = asked.contract_line_id
        left join document paper on paper.id = asked.document_id
      where asked.id = entry.id and (asked.search_text like ${word.pattern}
        or folded(item.text, item.product_code) like ${word.pattern} or folded(paper.number) like ${word.pattern}
        or item.product_code = any(${word.productCodes}::text[])
        or ${textOrProductHolds(word, 'line.search_text', 'line.product_code')}))
  end)`;
