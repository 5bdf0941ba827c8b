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
import { askedOf, type FoundRow, foundOf } from './found.ts';
import { SOURCES } from './sources.ts';

/** One search over all that the caller may see (DOM-33). */
export const searchRoutes: Route[] = [route(search, async (call) => answerOf(await rowsOf(call, call.query.q)))];

async function rowsOf({ db, scope }: ClientCall, q: string): Promise<FoundRow[]> {
  const readable = SEARCH_KINDS.filter((kind) => mayRead(scope, SOURCES[kind].resource));
  const asked = askedOf(q, await searchWords(db, q));
  if (asked.words.length === 0) return [];
  const each = readable.map((kind) => foundOf(kind, SOURCES[kind], asked, scope));
  return db
    .selectFrom(
      sql<FoundRow>`(select found.*, project.number as project_number, project.name as project_name
        from (${sql.join(each, sql` union all `)}) as found left join project on project.id = found.project_id
        order by kind, match, place, id)`.as('all_found'),
    )
    .selectAll()
    .execute();
}

const rankOf = ({ kind }: FoundRow) => SEARCH_KINDS.indexOf(kind);

/** The best first; of what matches as well, the first of each kind before the second of any. */
function answerOf(rows: readonly FoundRow[]): SearchAnswer {
  const places = new Map<FoundRow, number>();
  for (const ofKind of Map.groupBy(rows, ({ kind }) => kind).values()) {
    for (const [place, row] of ofKind.entries()) places.set(row, place);
  }
  const placeOf = (row: FoundRow) => places.get(row) ?? 0;
  const shown = rows
    .filter((row) => placeOf(row) < MAX_FOUND_OF_KIND)
    .toSorted((a, b) => a.match - b.match || placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b))
    .slice(0, MAX_FOUND);
  const left = new Set(rows.filter((row) => !shown.includes(row)).map(({ kind }) => kind));
  return { items: shown.map(toHit), more: SEARCH_KINDS.filter((kind) => left.has(kind)) };
}

const toHit = (row: FoundRow): SearchHit => ({
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
