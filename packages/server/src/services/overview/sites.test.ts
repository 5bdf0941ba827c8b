import type { Sites } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { DEMO_ACCOUNTS, seed } from '../../database/seed/index.ts';
import type { ClientScope } from '../../http/route.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo, scopeOf as demoScopeOf } from '../../testing/demo-scopes.ts';
import { byAddress, comparable, sitesAsked } from '../../testing/sites-asked.ts';
import { sitesBySql } from '../../testing/sites-by-sql.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
let ask: ReturnType<typeof sitesAsked>['ask'];
let compare: ReturnType<typeof sitesAsked>['compare'];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  ({ ask, compare } = sitesAsked(database.db, NOW));
});
afterAll(() => database.close());

const scopeOf = (email: string) => demoScopeOf(database.db, email);
const ofAdmin = async () => (await scopeOf('admin@demo.example')) as ClientScope;

describe('the sites of a client', () => {
  it('[DOM-32] are what plain SQL finds, with the same pieces, projects and positions, for each demo account', async () => {
    let sites = 0;
    for (const { email } of DEMO_ACCOUNTS) {
      const scope = await scopeOf(email);
      if (!scope?.rights.has('contract-view') || !scope.modules.has('order')) continue;
      sites += await compare(scope);
    }
    expect(sites).toBeGreaterThan(10);
  });

  it('[DOM-32] have what is still there of a quantity of which a part came back', async () => {
    const scope = await ofAdmin();
    const line = await database.db
      .selectFrom('contract_line')
      .where('client_id', '=', scope.clientId)
      .where('status', '=', 'onRent')
      .where('quantity', '>', 1)
      .where('qty_returned', '=', 0)
      .select('id')
      .executeTakeFirstOrThrow();
    const cameBack = (count: number) =>
      database.db.updateTable('contract_line').set({ qty_returned: count }).where('id', '=', line.id).execute();
    const total = async () => (await ask(scope)).items.reduce((sum, { pieces }) => sum + pieces, 0);
    const before = await total();
    await cameBack(1);
    onTestFinished(async () => void (await cameBack(0)));
    expect(await total()).toBe(before - 1);
    expect(await compare(scope)).toBeGreaterThan(0);
  });

  it('[DOM-32] come with the most pieces first, and those of the demo have positions', async () => {
    const { items } = await ask(await ofAdmin());
    const pieces = items.map((one) => one.pieces);
    expect(pieces).toEqual(pieces.toSorted((one, other) => other - one));
    expect(items.filter(({ position }) => position !== null).length).toBeGreaterThan(2);
  });

  it('[DOM-32] are those of the projects and product groups that are asked for', async () => {
    const scope = await ofAdmin();
    const all = await ask(scope);
    const [project] = all.items.flatMap(({ projects }) => projects);
    if (!project) throw new Error('No site of the demo belongs to a project.');
    const ofProject = await ask(scope, { project: project.id });
    expect(ofProject.items.length).toBeGreaterThan(0);
    expect(ofProject.items.length).toBeLessThan(all.items.length);
    expect(ofProject.projects).toEqual(all.projects);
    const offered = all.projects.find(({ id }) => id === project.id);
    expect(ofProject.items.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(offered?.pieces);
    const named = all.items.flatMap(({ projects }) => projects.map(({ id }) => id));
    expect(new Set(all.projects.map(({ id }) => id))).toEqual(new Set(named));
    for (const site of ofProject.items) expect(site.projects).toEqual([project]);

    const total = (sites: Sites) => sites.items.reduce((sum, { pieces }) => sum + pieces, 0);
    expect(all.groups.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(total(all));
    for (const { group, pieces } of all.groups) {
      const some = await ask(scope, { group });
      expect(total(some), group).toBe(pieces);
      const expected = await sitesBySql(database.db, { ...scope, group });
      expect(some.items.map(comparable).toSorted(byAddress), group).toEqual(expected.toSorted(byAddress));
      expect(some.groups).toEqual(all.groups);
    }
    expect((await ask(scope, { group: 'none' })).items).toEqual([]);
  });

  it('[DOM-32] [DOM-11] are those of their projects to who is confined, and of the address alone the position', async () => {
    const all = await ask(await ofAdmin());
    const site = all.items.find(({ projects }) => projects.length > 0);
    const project = site?.projects[0];
    if (!project) throw new Error('No site of the demo belongs to a project.');
    onTestFinished(await confineTo(database.db, await ofAdmin(), project.id));
    const scope = await ofAdmin();
    const { items, groups, projects } = await ask(scope);
    expect(items.length).toBeGreaterThan(0);
    for (const one of items) expect(one.projects).toEqual([project]);
    expect(projects.map(({ id }) => id)).toEqual([project.id]);
    expect(items.map(comparable).toSorted(byAddress)).toEqual(
      (await sitesBySql(database.db, scope)).toSorted(byAddress),
    );
    expect(groups.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
      items.reduce((sum, { pieces }) => sum + pieces, 0),
    );
  });

  it('[DOM-32] an address without a position is a site without one', async () => {
    const scope = await ofAdmin();
    const placed = (await ask(scope)).items.find(({ position }) => position !== null);
    if (!placed?.position) throw new Error('No site of the demo has a position.');
    const { line1 } = placed.address;
    const { latitude, longitude } = placed.position;
    const move = (to: { latitude: number | null; longitude: number | null }) =>
      database.db
        .updateTable('address')
        .set(to)
        .where('client_id', '=', scope.clientId)
        .where('line1', '=', line1)
        .execute();
    await move({ latitude: null, longitude: null });
    onTestFinished(async () => void (await move({ latitude, longitude })));
    const found = (await ask(scope)).items.find(({ id }) => id === placed.id);
    expect(found).toEqual({ ...placed, position: null });
  });
});
