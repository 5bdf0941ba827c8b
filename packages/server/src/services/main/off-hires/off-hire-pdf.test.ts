import { getOffHirePdf, type Language } from '@hireyard/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyMembers } from '../../../database/client/notify.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/fixture.ts';
import { insertLine, insertOffHire } from '../../../testing/fixture-off-hires.ts';
import { mailsOf } from '../../../testing/mails.ts';

let test: TestApp;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const { a, administrator } = test.fixture;
  const offHire = await insertOffHire(db, a, 'scheduled');
  ({ id } = offHire);
  await db
    .updateTable('off_hire')
    .set({ number: 'OH-260042', place: 'Behind <gate> & 2', created_by: administrator.id })
    .where('id', '=', id)
    .execute();
  await db.updateTable('contract_line').set({ fleet_number: '204 118' }).where('id', '=', offHire.lineId).execute();
  const lineId = await insertLine(db, a, { status: 'offHired', fleet_number: '311 007', quantity: 3 });
  const machine = { off_hire_id: id, contract_line_id: lineId, quantity: 3, meter_hours: 12_044, fuel_percent: 75 };
  await db.insertInto('off_hire_line').values(machine).execute();
});
afterAll(() => test.close());

const ask = async (of: string, { lang = 'en-US', by = test.fixture.administrator, headers = {} }: Asked = {}) =>
  test.call(getOffHirePdf, {
    sample: { params: { id: of }, query: { lang } },
    token: await test.tokenOf(by),
    headers,
  });
interface Asked {
  readonly lang?: Language;
  readonly by?: TestUser;
  readonly headers?: Record<string, string>;
}
async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  // Readers see the fonts' non-breaking spaces as spaces.
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  return { pdf, text, roles: JSON.stringify(await page.getStructTree()), ...(await pdf.getMetadata()) };
}

describe('GET /off-hires/{id}/pdf', () => {
  it('[DOM-03] [DOM-22] proves when rent stops, by the clock of the depot, for each machine', async () => {
    const answer = await ask(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('off-hire-OH-260042.pdf');
    const { pdf, text, roles, info, metadata } = await read(answer.rawPayload);
    expect(info).toMatchObject({ Language: 'en-US', Title: 'Off-hire OH-260042' });
    expect(Object.fromEntries((await pdf.getMarkInfo()) as unknown as Map<string, boolean>)).toMatchObject({
      Marked: true,
    });
    const xmp = metadata?.getRaw() ?? '';
    for (const part of ['<pdfaid:part>3<', '<pdfaid:conformance>A<', '<pdfuaid:part>1<']) expect(xmp).toContain(part);
    // 8:00 UTC.
    expect(text).toMatch(/Rent stops: 20 November 2026 at 09:00 CET/);
    for (const part of ['204 118', '311 007', '12,044', '75%', 'Behind <gate> & 2', 'Test User', 'Alpha Bouw'])
      expect(text).toContain(part);
    expect(text).toContain('Collected on 23 November 2026, 07:00 – 12:00');
    expect(roles.match(/"role":"H1"/g)).toHaveLength(1);
    expect(roles.match(/"role":"TD"/g)).toHaveLength(2 * 6);
    expect(roles.match(/"role":"TH"/g)).toHaveLength(6);
    // The same file each time: its tag identifies the content.
    const again = await ask(id, { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('[DOM-22] speaks the language of its reader', async () => {
    const { info, text } = await read((await ask(id, { lang: 'de' })).rawPayload);
    expect(info).toMatchObject({ Language: 'de', Title: 'Freimeldung OH-260042' });
    expect(text).toMatch(/Miete endet: 20\. November 2026 um 09:00 MEZ/);
    expect(text).toContain('12.044');
  });

  it('[DOM-11] is for who may read the off-hire, with the machines that they may see', async () => {
    const { lacking, administratorOfB } = test.fixture;
    expect((await ask(id, { by: lacking['contract-view'] })).json()).toMatchObject({ type: 'missing-right' });
    expect((await ask(crypto.randomUUID())).statusCode).toBe(404);
    const foreign = await test.call(getOffHirePdf, {
      sample: { params: { id }, query: { lang: 'en-US' } },
      token: await test.tokenOf(administratorOfB),
      client: test.fixture.b.uuid,
    });
    expect(foreign.statusCode).toBe(404);
  });

  it('[DOM-03] is not there before it has a number, nor once it is withdrawn', async () => {
    const { db } = test.database;
    const { id: without } = await insertOffHire(db, test.fixture.a, 'requested');
    expect((await ask(without)).json()).toMatchObject({ status: 404, type: 'not-found' });
    const { id: withdrawn } = await insertOffHire(db, test.fixture.a, 'cancelled');
    await db.updateTable('off_hire').set({ number: 'OH-260043' }).where('id', '=', withdrawn).execute();
    expect((await ask(withdrawn)).statusCode).toBe(404);
  });

  it('[DOM-03] [DOM-20] goes with the mail of the number, in the language of who called off', async () => {
    const { db } = test.database;
    const { a, administrator } = test.fixture;
    await db.updateTable('app_user').set({ language: 'nl' }).where('id', '=', administrator.id).execute();
    const notice = { kind: 'offHireNumber', userIds: [administrator.id], byCompany: true } as const;
    const subject = { resource: 'offHire', id } as const;
    await notifyMembers(db, { clientId: a.id, userId: null }, { ...notice, subject }, test.now());
    const [mail] = await mailsOf(test).next();
    expect(mail?.attachments).toMatchObject([{ name: 'off-hire-OH-260042.pdf', type: 'application/pdf' }]);
    const { info } = await read(mail?.attachments?.[0]?.content ?? new Uint8Array());
    expect(info).toMatchObject({ Title: 'Afmelding OH-260042' });
  });
});
