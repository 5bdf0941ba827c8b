import {
  MAX_FOUND,
  MAX_FOUND_OF_KIND,
  SEARCH_KINDS,
  SEARCH_MATCHES,
  type SearchAnswer,
  type SearchHit,
  search,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { searchWords } from '../../lists/search.ts';
import { projectRef } from '../project-ref.ts';
import { mayRead } from '../resources.ts';
import { type HitRow, hitsOf, termsOf } from './hits.ts';
import { SOURCES } from './sources.ts';

/** One search over all visible resources (DOM-33). */
export const searchRoutes: Route[] = [route(search, async (call) => answerOf(await rowsOf(call, call.query.q)))];

async function rowsOf({ db, scope }: ClientCall, q: string): Promise<HitRow[]> {
  const readable = SEARCH_KINDS.filter((kind) => mayRead(scope, SOURCES[kind].resource));
  const terms = termsOf(q, await searchWords(db, q));
  if (terms.words.length === 0) return [];
  const each = readable.map((kind) => hitsOf(kind, SOURCES[kind], terms, scope));
  return db
    .selectFrom(
      sql<HitRow>`(select found.*, project.number as project_number, project.name as project_name
        from (${sql.join(each, sql` union all `)}) as found left join project on project.id = found.project_id
        order by kind, match, place, id)`.as('all_found'),
    )
    .selectAll()
    .execute();
}

const rankOf = ({ kind }: HitRow) => SEARCH_KINDS.indexOf(kind);

/** Sorts by match. Among equal matches, the first of each kind comes before the second of any. */
function answerOf(rows: readonly HitRow[]): SearchAnswer {
  const places = new Map<HitRow, number>();
  for (const ofKind of Map.groupBy(rows, ({ kind }) => kind).values()) {
    for (const [place, row] of ofKind.entries()) places.set(row, place);
  }
  const placeOf = (row: HitRow) => places.get(row) ?? 0;
  const hits = rows
    .filter((row) => placeOf(row) < MAX_FOUND_OF_KIND)
    .toSorted((a, b) => a.match - b.match || placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b))
    .slice(0, MAX_FOUND);
  const omitted = new Set(rows.filter((row) => !hits.includes(row)).map(({ kind }) => kind));
  return { items: hits.map(toHit), more: SEARCH_KINDS.filter((kind) => omitted.has(kind)) };
}

const toHit = (row: HitRow): SearchHit => ({
  kind: row.kind,
  id: row.id,
  match: SEARCH_MATCHES[row.match] ?? 'within',
  subject: {
    resource: row.kind === 'machine' ? 'contract' : row.kind,
    id: row.subject_id,
    name: row.name,
  },
  title: row.title,
  productCode: row.product_code,
  fleetNumber: row.fleet_number,
  documentType: row.document_type,
  project: projectRef(row),
});
