import { type Depot, getWhatsNew, LANGUAGES, type Language, listDepots } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { holidaysOf } from './holidays.ts';
import { RELEASES } from './whats-new.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = async (lang: Language): Promise<Depot[]> =>
  (await test.call(listDepots, { sample: { query: { lang } } })).json().items;

describe('GET /depots', () => {
  it('answers the depots of the client’s company, its own first, with their hours and closed days', async () => {
    const { db } = test.database;
    await db
      .insertInto('operating_company')
      .values({ code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' })
      .execute();
    const [openingTime] = [{ day: 1, from: '07:00', to: '16:30' }];
    const place = { line1: 'Kai 1', postal_code: '20457', phone: '+494066969100', email: 'depot@hireyard.example' };
    const row = { ...place, time_zone: 'Europe/Berlin', opening_times: JSON.stringify([openingTime]) };
    const amsterdam = crypto.randomUUID();
    await db
      .insertInto('depot')
      .values([
        { ...row, id: crypto.randomUUID(), op_co: 'DE', name: 'Hamburg', city: 'Hamburg', country: 'DE' },
        {
          ...row,
          ...{ id: amsterdam, op_co: 'NL', name: 'Zwolle', city: 'Zwolle', country: 'NL' },
          ...{ latitude: 52.5, longitude: 6.1 },
        },
      ])
      .execute();
    expect((await ask('nl')).map(({ name, own }) => [name, own])).toEqual([
      ['Utrecht', false],
      ['Zwolle', false],
    ]);
    await db
      .updateTable('corporate_client')
      .set({ default_depot_id: amsterdam })
      .where('id', '=', test.fixture.a.id)
      .execute();
    const [own, other] = await ask('nl');
    expect(own).toMatchObject({
      name: 'Zwolle',
      own: true,
      geo: { latitude: 52.5, longitude: 6.1 },
      openingTimes: [openingTime],
      timeZone: 'Europe/Berlin',
      closedDays: [],
    });
    expect(other).toMatchObject({ name: 'Utrecht', own: false, geo: null, openingTimes: [] });
    // A month later, Christmas is near.
    test.advance(30 * 24 * 3600 * 1000);
    expect((await ask('nl')).map(({ closedDays }) => closedDays)).toEqual([
      [
        { date: '2026-12-25', name: 'Kerstmis' },
        { date: '2026-12-26', name: 'Tweede kerstdag' },
        { date: '2027-01-01', name: 'Nieuwjaar' },
      ],
      expect.arrayContaining([{ date: '2026-12-25', name: 'Kerstmis' }]),
    ]);
  });
});

describe('the holidays of a depot', () => {
  const datesOf = async (country: string, subdivision: string | null, from: string, days = 1) =>
    (await holidaysOf({ country, subdivision }, { from, days }, 'en-US')).map(({ date }) => date);

  it('are those of its country and region', async () => {
    expect(await datesOf('PL', null, '2026-12-24')).toEqual(['2026-12-24']);
    expect(await datesOf('NL', null, '2026-12-24')).toEqual([]);
    // Reformation Day in the north, All Saints' in the west and south.
    expect(await datesOf('DE', 'HH', '2026-10-31', 2)).toEqual(['2026-10-31']);
    expect(await datesOf('DE', 'NW', '2026-10-31', 2)).toEqual(['2026-11-01']);
  });

  it('[I18N-01] are named in the reader’s language', async () => {
    const nameIn = async (language: Language) =>
      (await holidaysOf({ country: 'DE', subdivision: 'HH' }, { from: '2027-01-01', days: 1 }, language))[0]?.name;
    expect(await Promise.all(LANGUAGES.map(nameIn))).toEqual([
      "New Year's Day",
      'Neujahr',
      'Nouvel An',
      'Nieuwjaar',
      'Újév',
      'Nowy Rok',
    ]);
  });
});

describe('GET /whats-new', () => {
  it('[RT-09] [I18N-01] answers every release in each language, the latest first, to anyone', async () => {
    expect(RELEASES.length).toBeGreaterThan(2);
    for (const lang of LANGUAGES) {
      const { releases } = (await test.call(getWhatsNew, { sample: { query: { lang } }, token: null })).json();
      expect(releases).toEqual(
        RELEASES.map(({ id, date, title, changes }) => ({
          id,
          date,
          title: title[lang],
          changes: changes.map(({ kind, text }) => ({ kind, text: text[lang] })),
        })),
      );
      for (const { title, changes } of releases) {
        for (const text of [title, ...changes.map((change: { text: string }) => change.text)]) {
          expect(text?.length, lang).toBeGreaterThan(5);
        }
      }
    }
    const ids = RELEASES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // A browser remembers the last one that was read by its id.
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});
