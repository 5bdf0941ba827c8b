import {
  LANGUAGES,
  MAX_FOUND,
  MAX_FOUND_OF_KIND,
  type Right,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
  search,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertLine } from '../../testing/fixture-lines.ts';
import { SOURCES } from './sources.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function ask(q: string, user: TestUser = test.fixture.administrator): Promise<SearchAnswer> {
  const { a, b, administratorOfB } = test.fixture;
  const client = (user === administratorOfB ? b : a).uuid;
  const answer = await test.call(search, { client, token: await test.tokenOf(user), sample: { query: { q } } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as SearchAnswer;
}
const names = (items: readonly SearchHit[], kind?: SearchHit['kind']) =>
  items.filter((item) => !kind || item.kind === kind).map(({ subject }) => subject.name);

/** Inserts more contracts of client A, on its first project. */
async function insertContracts(numbers: readonly string[]) {
  const { db } = test.database;
  const depot = await db.selectFrom('depot').select('id').executeTakeFirstOrThrow();
  const place = { line1: 'Kade 1', postal_code: '1011 AB', city: 'Amsterdam', country: 'NL' };
  const rows = numbers.map((number) => ({
    ...place,
    id: crypto.randomUUID(),
    client_id: test.fixture.a.id,
    number,
    project_id: test.fixture.a.projectIds[0],
    depot_id: depot.id,
  }));
  await db
    .insertInto('contract')
    .values(rows as never)
    .execute();
  return rows.map(({ id }) => id);
}

describe('the search over everything', () => {
  it('[DOM-33] puts the exact number first, then what begins with it, then what has a word that does, then the rest', async () => {
    const { db } = test.database;
    const [within, word] = await insertContracts(['R-2', 'R-1', 'ZX-701', 'ZX-70']);
    await db.updateTable('contract').set({ reference: 'AZX-70' }).where('id', '=', String(within)).execute();
    await db.updateTable('contract').set({ reference: 'gate zx-70b' }).where('id', '=', String(word)).execute();
    const { items } = await ask('zx-70');
    expect(items.map(({ match, subject }) => [match, subject.name])).toEqual([
      ['exact', 'ZX-70'],
      ['prefix', 'ZX-701'],
      ['word', 'R-1'],
      ['within', 'R-2'],
    ]);
  });

  it('[DOM-33] finds a number without the letters in front of it, and whatever its case and blanks', async () => {
    await insertContracts(['QC-558899']);
    for (const q of ['558899', '5588', 'qc-5588', ' Qc-558899 ', 'qc - 558899']) {
      expect(names((await ask(q)).items, 'contract'), q).toEqual(['QC-558899']);
    }
    expect((await ask('558899')).items[0]?.match).toBe('exact');
  });

  it('[DOM-33] finds a machine as its fleet number is painted on, and by its product in every language', async () => {
    const { db, fixture } = { ...test, db: test.database.db };
    const id = await insertLine(db, fixture.a.contractId, 'onRent', { fleet_number: '371 942' });
    for (const q of ['371942', '371 942', '371 9']) {
      const [first] = (await ask(q)).items;
      expect(first, q).toMatchObject({ kind: 'machine', id, fleetNumber: '371 942', productCode: 'LIFT-10' });
      expect(first?.subject).toEqual({ resource: 'contract', id: fixture.a.contractId, name: 'Alpha Bouw first R-1' });
      expect(first?.project).toMatchObject({ id: fixture.a.projectIds[0] });
    }
    for (const language of LANGUAGES) {
      const { items } = await ask(`scissor ${language}`);
      expect(items.filter(({ kind }) => kind === 'machine').length, language).toBeGreaterThan(0);
    }
  });

  it('[DOM-33] finds each kind of thing, with what tells it from the others', async () => {
    const { items, more } = await ask('Alpha first');
    const found = new Set([...items.map(({ kind }) => kind), ...more]);
    expect(SEARCH_KINDS.filter((kind) => kind !== 'user' && !found.has(kind))).toEqual([]);
    const { items: people } = await ask('colleague.example');
    expect(people.every(({ kind }) => kind === 'user')).toBe(true);
    expect(people.length).toBeGreaterThan(0);
  });

  it('[DOM-33] takes signs of patterns for themselves', async () => {
    for (const q of ['%%', '__', '\\\\', '%a', '_l']) expect((await ask(q)).items, q).toEqual([]);
    await insertContracts(['5%_\\9']);
    for (const q of ['5%', '%_', '5%_\\', '_\\9']) expect(names((await ask(q)).items), q).toEqual(['5%_\\9']);
  });

  it('[DOM-33] answers five of a kind and twenty in all, says of what there are more, and shows the latest first', async () => {
    const numbers = Array.from({ length: 8 }, (_, index) => `MANY-${index}`);
    const ids = await insertContracts(numbers);
    for (const [index, id] of ids.entries()) {
      const started = `2026-0${index + 1}-01T06:00:00Z`;
      await insertLine(test.database.db, id, 'onRent', { on_rent_at: started, expected_off_rent_at: null });
    }
    const { items, more } = await ask('many-');
    expect(names(items, 'contract')).toEqual(['MANY-7', 'MANY-6', 'MANY-5', 'MANY-4', 'MANY-3']);
    expect(items.filter(({ kind }) => kind === 'machine')).toHaveLength(MAX_FOUND_OF_KIND);
    expect(more).toEqual(['machine', 'contract']);
    expect((await ask('alpha')).items).toHaveLength(MAX_FOUND);
  });

  it('[DOM-33] finds the middle of a number too, however many are later', async () => {
    const [old] = await insertContracts(['OLD-73519-X']);
    await insertLine(test.database.db, String(old), 'closed', { on_rent_at: '2001-01-01T06:00:00Z' });
    const later = await insertContracts(Array.from({ length: 450 }, (_, index) => `LATER-${index}`));
    await sql`update contract set starts_at = '2026-11-01T06:00:00Z'
      where id = any(${later}::uuid[])`.execute(test.database.db);
    const { items } = await ask('3519');
    expect(items.find(({ kind }) => kind === 'contract')).toMatchObject({ match: 'within', subject: { id: old } });
  });

  it('[DOM-33] has an index that begins with the client for each column of numbers', async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname like '%_key_of_%' or indexname like '%_tail_of_%'`.execute(
      test.database.db,
    );
    const indexed = rows.map(({ indexdef }) => indexdef.replaceAll('public.', ''));
    for (const { table, numbers, lettered } of Object.values(SOURCES)) {
      const keys = numbers.map((column) => `number_key(${column})`);
      if (lettered) keys.push(`number_tail(${numbers[0]})`);
      for (const key of keys) {
        const definition = ` ON ${table} USING btree (client_id, ${key} text_pattern_ops)`;
        expect(
          indexed.filter((one) => one.endsWith(definition)),
          definition,
        ).toHaveLength(1);
      }
    }
  });
});

describe('what a search may tell', () => {
  it('[DOM-33] is nothing of another client, whose numbers are as good as unknown', async () => {
    expect((await ask('Beta Bau')).items).toEqual([]);
    expect((await ask('Beta Bau', test.fixture.administratorOfB)).items.length).toBeGreaterThan(0);
  });

  it('[DOM-33] is of the projects that the user is confined to', async () => {
    const { a, confined } = test.fixture;
    expect(names((await ask('Alpha Bouw second')).items).length).toBeGreaterThan(0);
    const { items, more } = await ask('Alpha Bouw second', confined);
    // Contact persons belong to no project.
    expect(items.filter(({ kind }) => kind !== 'contactPerson')).toEqual([]);
    expect(more).toEqual([]);
    const own = (await ask('Alpha Bouw first', confined)).items;
    expect(new Set(own.flatMap(({ project }) => project?.id ?? []))).toEqual(new Set([a.projectIds[0]]));
  });

  it('[DOM-33] is of what the user has the right to', async () => {
    const kindsFor = async (right: Right) => {
      const { items, more } = await ask('alpha', test.fixture.lacking[right]);
      return new Set([...items.map(({ kind }) => kind), ...more]);
    };
    const hidden: Partial<Record<Right, readonly SearchKind[]>> = {
      'contract-view': ['machine', 'contract', 'offHire'],
      'document-view': ['document'],
      'asset-view': ['asset'],
    };
    for (const [right, kinds] of Object.entries(hidden)) {
      const shown = await kindsFor(right as Right);
      expect(shown.size, right).toBeGreaterThan(3);
      expect(
        kinds.filter((kind) => shown.has(kind)),
        right,
      ).toEqual([]);
    }
    const colleagues = (await ask('colleague.example', test.fixture.lacking['manage-roles-and-users'])).items;
    expect(colleagues).toEqual([]);
    // A user with only the module of assets finds a rented machine there.
    const rented = (await ask('Alpha Bouw first 204', test.fixture.lacking['contract-view'])).items;
    expect(rented.map(({ kind }) => kind)).toContain('asset');
    expect((await ask('Alpha Bouw first 204')).items.map(({ kind }) => kind)).not.toContain('asset');
  });

  it('[DOM-33] is of the modules that the client has', async () => {
    const { db } = test.database;
    const modules = await db
      .selectFrom('client_module')
      .where('client_id', '=', test.fixture.b.id)
      .selectAll()
      .execute();
    await db.deleteFrom('client_module').where('client_id', '=', test.fixture.b.id).execute();
    const { items, more } = await ask('Beta', test.fixture.administratorOfB);
    await db
      .insertInto('client_module')
      .values(modules as never)
      .execute();
    const left = new Set([...items.map(({ kind }) => kind), ...more]);
    expect([...left].toSorted()).toEqual(['contactPerson', 'document', 'project', 'user']);
  });

  it('[DOM-33] takes two characters at least', async () => {
    const token = await test.tokenOf(test.fixture.administrator);
    for (const q of ['', 'a', ' a ']) {
      const answer = await test.call(search, { token, sample: { query: { q } } });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([{ pointer: '?q', code: 'too-short', params: { min: 2 } }]);
    }
  });
});
