import { listProjects, listProjectsExport, listProjectsFacets, type ProjectSummary } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { PROJECT_EXPORT } from '../../exports/definitions/projects.ts';
import { listRoutes } from '../../lists/list-routes.ts';

/** Fields that the list and the detail of a project share. */
export const projectHead = (row: Selectable<Database['project']>): ProjectSummary => ({
  id: row.id,
  number: row.number,
  name: row.name,
  status: row.status,
  city: row.city,
  from: row.starts_on,
  to: row.ends_on,
  onRentCount: row.on_rent_count,
});

/** GET /projects and its facets. */
export const projectListRoutes = listRoutes(listProjects, listProjectsFacets, {
  table: 'project',
  sorts: {
    name: ['name'],
    number: ['number'],
    city: ['city', 'name'],
    from: ['starts_on'],
    to: ['ends_on'],
    onRent: ['on_rent_count'],
  },
  names: ['name', 'number', 'city'],
  filters: { status: { column: 'status' } },
  file: { endpoint: listProjectsExport, definition: PROJECT_EXPORT },
  items: async ({ db }, ids) =>
    (await db.selectFrom('project').where('id', 'in', ids).selectAll().execute()).map(projectHead),
});
