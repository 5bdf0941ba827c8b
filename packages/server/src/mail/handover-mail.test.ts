import { LANGUAGES } from '@hireyard/contract';
import { assignDeskEntry, listDeskColleagues, listDeskInbox } from '@hireyard/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, startTestApp, type TestApp } from '../testing/app.ts';
import { insertDeskUser, type TestUser } from '../testing/fixture.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { mailsOf } from '../testing/mails.ts';
import { toText } from './message.ts';

const lines: string[] = [];
let test: TestApp;
let mails: ReturnType<typeof mailsOf>;
let colleague: TestUser;
beforeAll(async () => {
  test = await startTestApp({ log: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
  mails = mailsOf(test, { clock: () => new Date('2027-01-01T00:00:00Z') });
  colleague = await insertDeskUser(test.database.db, 'ria@nl.example', null, { opCo: 'NL' });
  await named(colleague, { first_name: 'Ria', last_name: 'Bos', language: 'pl' });
  await named(test.fixture.desk, { first_name: 'Dirk', last_name: 'de Wit' });
});
afterAll(() => test.close());
beforeEach(async () => {
  lines.length = 0;
  await test.database.db.deleteFrom('mail').execute();
});

const named = (
  user: TestUser,
  set: { first_name?: string; last_name?: string; language?: (typeof LANGUAGES)[number] },
) => test.database.db.updateTable('app_user').set(set).where('id', '=', user.id).execute();
const order = () => {
  const { a } = test.fixture;
  return insertOrder(test.database.db, a, { ordererId: a.colleagueId, label: a.name });
};
const hand = async (id: string, person: string, by: TestUser = test.fixture.desk) => {
  const sample = { body: { kind: 'order', id, person } };
  const answer = await test.call(assignDeskEntry, { sample, token: await test.tokenOf(by) });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('an entry that is handed over', () => {
  it('[DK-23] is mailed once to the colleague, in the language of that person, with the way to it', async () => {
    const id = await order();
    await hand(id, colleague.id);
    // Handed over again to who sees to it already.
    await hand(id, colleague.id);
    const [mail, ...others] = await mails.next();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Ria Bos', address: 'ria@nl.example' },
      language: 'pl',
      company: 'Hireyard NL',
      replyTo: test.fixture.desk.email,
    });
    const { message } = mail as NonNullable<typeof mail>;
    expect(message.subject).toMatch(/^Zamówienie .+ · Alpha Bouw · .+: sprawa przekazana Państwu$/);
    const text = toText(message, { language: 'pl', company: 'Hireyard NL' });
    expect(text).toContain('Dirk de Wit przekazuje Państwu tę sprawę do załatwienia.');
    expect(text).toContain(`${ORIGIN}/desk/orders/${id}`);
    expect(text).toContain('Czeka od: ');
    // Nothing that names a person or a client is in the log.
    expect(lines.join('')).toContain('handedOver');
    expect(lines.join('')).not.toMatch(/Ria|Bos\b|Dirk|Wit|Alpha|example/);

    // The inbox of that person has it.
    const mine = { sample: { query: { person: colleague.id } }, token: await test.tokenOf(colleague) };
    expect((await test.call(listDeskInbox, mine)).json().items).toMatchObject([{ id, acknowledgedBy: 'Ria Bos' }]);
  });

  it('[DK-23] is not mailed to who takes it', async () => {
    const id = await order();
    await hand(id, test.fixture.desk.id);
    await hand(id, colleague.id, colleague);
    expect(await mails.next()).toEqual([]);
  });

  it('[DK-23] is not mailed once it waits no more, somebody else sees to it, or the person has left', async () => {
    const [moved, handled, left] = [await order(), await order(), await order()];
    await hand(moved, colleague.id);
    await hand(moved, test.fixture.desk.id, colleague);
    await hand(handled, colleague.id);
    const { db } = test.database;
    await db.updateTable('rental_order').set({ status: 'cancelled' }).where('id', '=', handled).execute();
    const gone = await insertDeskUser(db, 'gone@nl.example', null, { opCo: 'NL' });
    await hand(left, gone.id);
    await db.deleteFrom('desk_account').where('user_id', '=', gone.id).execute();
    expect((await mails.next()).map(({ to }) => to.address)).toEqual([test.fixture.desk.email]);
    // Each was one mail, and none is left.
    expect(await db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  it.each(['invited', 'blocked', 'deactivated'] as const)(
    '[DK-23] is not handed to, nor mailed to, who is %s',
    async (status) => {
      const { db } = test.database;
      const away = await insertDeskUser(db, `${status}@nl.example`, null, { opCo: 'NL' });
      const [before, after] = [await order(), await order()];
      await hand(before, away.id);
      await db.updateTable('app_user').set({ status }).where('id', '=', away.id).execute();
      expect(await mails.next()).toEqual([]);

      const token = await test.tokenOf(test.fixture.desk);
      const { items } = (await test.call(listDeskColleagues, { token })).json();
      expect(items.map(({ id }: { id: string }) => id)).toContain(colleague.id);
      expect(items.map(({ id }: { id: string }) => id)).not.toContain(away.id);
      const sample = { body: { kind: 'order', id: after, person: away.id } };
      const refused = await test.call(assignDeskEntry, { sample, token });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ errors: [{ pointer: '/person', code: 'reference' }] });
      expect(await db.selectFrom('mail').selectAll().execute()).toEqual([]);
    },
  );

  it('[DK-23] has a text in each language', async () => {
    for (const language of LANGUAGES) {
      await named(colleague, { language });
      await hand(await order(), colleague.id);
      const [mail] = await mails.next();
      expect(mail?.language).toBe(language);
      expect(JSON.stringify(mail?.message)).not.toContain('{{');
    }
  });
});
