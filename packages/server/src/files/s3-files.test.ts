import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createAttachment,
  createFeedback,
  getAttachmentContent,
  getAttachmentThumbnail,
  getInvoiceArchive,
  getInvoicePdf,
} from '@hireyard/contract';
import { importCompanyClients, importCompanyPapers, putDocumentFile } from '@hireyard/contract/backoffice';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteExpired } from '../jobs/delete-expired-job.ts';
import { fileCleanupJob } from '../jobs/file-cleanup-job.ts';
import type { JobContext } from '../jobs/job.ts';
import { runCommand } from '../operate/commands.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { MACHINE_SECRET } from '../testing/fixture.ts';
import { embeddedFiles, type FileStore } from './file-store.ts';
import { checkBucket, moveFiles, s3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';

const DAY = 24 * 3_600_000;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
const BUCKET = 'hireyard-files';

let folder: string;
let server: S3rver;
let settings: S3Settings;
let store: FileStore;
let current: FileStore;
let test: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hireyard-s3-'));
  server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  settings = { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: 'eu-central-1', ...keys };
  // The store of the app changes from test to test.
  const files: FileStore = {
    put: (bytes) => current.put(bytes),
    get: (kept) => current.get(kept),
    deleteUnused: (now) => current.deleteUnused(now),
  };
  test = await startTestApp({ files });
  store = s3Files(settings, test.database.db);
  current = store;
});
afterAll(async () => {
  await test.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function send(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const answer = new Response(form);
  return test.call(createAttachment, {
    sample: { body: Buffer.from(await answer.arrayBuffer()) },
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
  });
}
const objects = async () =>
  (await test.database.db.selectFrom('stored_object').select(['key', 'delete_after']).orderBy('key').execute()).map(
    ({ key, delete_after }) => ({ key, isNamed: delete_after === null }),
  );
const isThere = (key: string) =>
  store.get({ content: null, key }).then(
    () => true,
    () => false,
  );
const fileOf = (id: string) =>
  test.database.db.selectFrom('attachment_file').where('attachment_id', '=', id).selectAll().executeTakeFirstOrThrow();
const cleanUp = (now: Date) => fileCleanupJob.run({ files: store } as JobContext, now);

describe('files in an S3-compatible store', () => {
  it('[OP-49] are written there, and read as from the database', async () => {
    const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0f4c5c' } })
      .jpeg()
      .toBuffer();
    const made = await send(new Uint8Array(photo), 'mast.jpg');
    expect(made.statusCode, made.body).toBe(201);
    const { id, size } = made.json();
    const row = await fileOf(id);
    expect(row).toMatchObject({ content: null, thumbnail: null });
    const { content_key: key, thumbnail_key: small } = row;
    // A key says nothing of the file or its client.
    expect([key, small]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
    const read = await test.call(getAttachmentContent, { sample: { params: { id } } });
    expect([read.statusCode, read.rawPayload.length, read.headers['content-type']]).toEqual([200, size, 'image/jpeg']);
    expect(read.rawPayload.equals(Buffer.from(await store.get({ content: null, key })))).toBe(true);
    const thumbnail = await test.call(getAttachmentThumbnail, { sample: { params: { id } } });
    expect((await sharp(thumbnail.rawPayload).metadata()).format).toBe('webp');
    const { etag } = read.headers;
    const again = await test.call(getAttachmentContent, {
      sample: { params: { id } },
      headers: { 'if-none-match': String(etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await objects()).every(({ isNamed }) => isNamed)).toBe(true);
  });

  it('[OP-49] are gone with what they belong to, whatever deletes it', async () => {
    const { id } = (await send(PDF, 'a.pdf')).json();
    const { content_key: key } = await fileOf(id);
    await deleteExpired(test.database.db, new Date(test.now().getTime() + 2 * DAY));
    expect(await objects()).toContainEqual({ key, isNamed: false });
    expect(await isThere(String(key))).toBe(true);
    await cleanUp(new Date(Date.now() + 1_000));
    expect(await isThere(String(key))).toBe(false);
    expect((await objects()).map((one) => one.key)).not.toContain(key);
    // Nothing else was deleted.
    for (const one of await objects()) expect(await isThere(one.key), one.key).toBe(true);
  });

  it('[OP-49] of an upload that failed are deleted after a day, and not before', async () => {
    await test.database.db
      .updateTable('attachment')
      .set({ size: 99_999_999, resource: null, resource_id: null })
      .execute();
    const { id } = (await send(PDF, 'b.pdf')).json();
    await test.database.db.updateTable('attachment').set({ size: 99_999_999 }).where('id', '=', id).execute();
    expect((await send(PDF, 'c.pdf')).json()).toMatchObject({ type: 'too-many-unused-files' });
    const orphan = (await objects()).find((one) => !one.isNamed);
    expect(orphan).toBeDefined();
    await cleanUp(new Date());
    expect(await isThere(String(orphan?.key))).toBe(true);
    await cleanUp(new Date(Date.now() + 2 * DAY));
    expect(await isThere(String(orphan?.key))).toBe(false);
    await test.database.db.deleteFrom('attachment').execute();
    await cleanUp(new Date(Date.now() + 1_000));
    expect(await objects()).toEqual([]);
  });

  it('[OP-49] answer 503 while the store is away, nothing is half written, and the next try succeeds', async () => {
    const { id } = (await send(PDF, 'kept.pdf')).json();
    const count = async () => (await test.database.db.selectFrom('attachment').select('id').execute()).length;
    const before = await count();
    current = s3Files({ ...settings, endpoint: 'http://127.0.0.1:9' }, test.database.db);
    for (const answer of [
      await send(PDF, 'lost.pdf'),
      await test.call(getAttachmentContent, { sample: { params: { id } } }),
    ]) {
      expect([answer.statusCode, answer.json().type, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    }
    current = s3Files({ ...settings, bucket: 'no-such-bucket' }, test.database.db);
    expect((await send(PDF, 'lost.pdf')).statusCode).toBe(503);
    expect(await count()).toBe(before);
    current = store;
    expect((await send(PDF, 'kept.pdf')).statusCode).toBe(201);
    expect((await test.call(getAttachmentContent, { sample: { params: { id } } })).rawPayload.equals(PDF)).toBe(true);
    await cleanUp(new Date(Date.now() + 2 * DAY));
    expect((await objects()).every(({ isNamed }) => isNamed)).toBe(true);
  });

  it('[OP-49] are moved out of the database, as often as it takes', async () => {
    current = embeddedFiles;
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await send(PDF, `${at}.pdf`)).json().id);
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f5b400' } })
      .png()
      .toBuffer();
    await send(new Uint8Array(picture), 'site.png');
    current = store;
    const { db } = test.database;
    await expect(runCommand(db, { name: 'move-files', input: {} }, embeddedFiles)).rejects.toThrow(/FILES_S3_ENDPOINT/);
    // A store that fails after the first file.
    let calls = 0;
    const failing: FileStore = {
      ...store,
      put: (bytes) => {
        calls += 1;
        return calls > 1 ? s3Files({ ...settings, bucket: 'gone' }, db).put(bytes) : store.put(bytes);
      },
    };
    await expect(runCommand(db, { name: 'move-files', input: {} }, failing)).rejects.toThrow(/run move-files again/);
    // The files of the fixture go as well.
    expect(await moveFiles(db, store)).toBeGreaterThan(1);
    expect(await runCommand(db, { name: 'move-files', input: {} }, store)).toMatch(/^0 files were moved/);
    const left = db
      .selectFrom('attachment_file')
      .where((is) => is.or([is('content', 'is not', null), is('thumbnail', 'is not', null)]));
    expect(await left.select('attachment_id').execute()).toEqual([]);
    for (const id of ids) {
      expect(await fileOf(id)).toMatchObject({ content: null, content_key: expect.any(String) });
      expect((await test.call(getAttachmentContent, { sample: { params: { id } } })).rawPayload.equals(PDF)).toBe(true);
    }
  });

  it('[OP-49] are papers as well: saved, zipped, replaced, and the former one deleted', async () => {
    const { id: clientId, name } = test.fixture.a;
    const rentalContact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
    const client = { externalId: 'A', name, customerNumber: `Customer-${clientId}`, rentalContact };
    await test.call(importCompanyClients, { sample: { body: { items: [client] } } });
    const paper = { externalId: 'Q-1', client: 'A', type: 'deliveryNote', number: 'LS-1', date: '2026-11-02' };
    const made = await test.call(importCompanyPapers, { sample: { body: { items: [paper] } } });
    expect(made.json().items[0], made.body).toMatchObject({ outcome: 'created' });
    const sendFile = async (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('file', new Blob([bytes]), 'LS-1.pdf');
      const body = new Response(form);
      return test.call(putDocumentFile, {
        sample: {
          params: { externalId: 'Q-1' },
          query: { kind: 'papers' },
          body: Buffer.from(await body.arrayBuffer()),
        },
        headers: { 'content-type': body.headers.get('content-type') ?? '' },
        token: MACHINE_SECRET,
      });
    };
    const stored = await sendFile(PDF);
    expect(stored.json(), stored.body).toMatchObject({
      size: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
    });
    const row = () =>
      test.database.db
        .selectFrom('document_file')
        .innerJoin('document', 'document.id', 'document_file.document_id')
        .where('document.number', '=', 'LS-1')
        .selectAll('document_file')
        .executeTakeFirstOrThrow();
    const first = await row();
    const saved = await test.call(getInvoicePdf, { sample: { params: { id: first.document_id } } });
    expect([saved.statusCode, saved.rawPayload.equals(PDF)]).toEqual([200, true]);
    const zip = await test.call(getInvoiceArchive, { sample: { query: { row: first.document_id } } });
    expect([zip.statusCode, zip.rawPayload.includes(PDF)]).toEqual([200, true]);
    const other = Buffer.concat([PDF, Buffer.from('% another\n')]);
    expect((await sendFile(new Uint8Array(other))).json()).toMatchObject({ outcome: 'changed' });
    await cleanUp(new Date(Date.now() + 1_000));
    expect(await isThere(String(first.content_key))).toBe(false);
    expect(Buffer.from(await store.get({ content: null, key: (await row()).content_key })).equals(other)).toBe(true);
  });

  it('[OP-49] are read for the mail of a feedback', async () => {
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { id } = (await send(new Uint8Array(png), 'screen.png')).json();
    const body = { kind: 'problem', text: 'Too red.', page: '/order', version: 'x', traceId: null, screenshotId: id };
    const answer = await test.call(createFeedback, { sample: { body } });
    expect(answer.statusCode, answer.body).toBe(204);
    const { screenshot } = await test.database.db.selectFrom('feedback').select('screenshot').executeTakeFirstOrThrow();
    expect((await sharp(screenshot ?? undefined).metadata()).format).toBe('png');
  });
});

it('[OP-49] a bucket that cannot be used stops the start with one sentence, without its keys', async () => {
  expect(await checkBucket(settings)).toBe(null);
  const wrong = { ...settings, bucket: 'another', secretAccessKey: 'very-secret' };
  await expect(checkBucket(wrong)).rejects.toThrow(
    /^FILES_S3_BUCKET another at http:\/\/127.0.0.1:\d+ cannot be used: /,
  );
  await expect(checkBucket(wrong)).rejects.not.toThrow(/very-secret|S3RVER/);
});

it.each([
  [301, true],
  [400, true],
  [401, true],
  [403, true],
  [404, true],
  [408, false],
  [429, false],
  [503, false],
])('[OP-49] a store that answers %d at the start ends it: %s', async (status, ends) => {
  const answering = createServer((_, answer) => void answer.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(answering, 'listening');
  onTestFinished(() => void answering.close());
  const { port } = answering.address() as AddressInfo;
  const checked = checkBucket({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  if (ends) await expect(checked).rejects.toThrow(`HEAD was answered ${status}`);
  else await expect(checked).resolves.toContain(`HEAD was answered ${status}`);
});

it('[OP-49] a store that is away is a warning at the start, without its keys', async () => {
  const away = { ...settings, endpoint: 'http://127.0.0.1:9', secretAccessKey: 'very-secret' };
  const warning = await checkBucket(away);
  expect(warning).toMatch(/^FILES_S3_BUCKET .* at http:\/\/127.0.0.1:9 cannot be used: HEAD was not answered/);
  expect(warning).not.toMatch(/very-secret|S3RVER/);
});

it('[OP-92] the store says whether it answers, and is asked once for all who ask within ten seconds', async () => {
  let asked = 0;
  const counting = createServer((_, answer) => {
    asked += 1;
    answer.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void counting.close());
  await once(counting, 'listening');
  const { port } = counting.address() as AddressInfo;
  const up = s3Files({ ...settings, endpoint: `http://127.0.0.1:${port}` }, test.database.db);
  expect(await Promise.all(Array.from({ length: 20 }, () => up.isUp?.()))).toEqual(Array(20).fill(true));
  expect(asked).toBe(1);
  const away = s3Files({ ...settings, endpoint: 'http://127.0.0.1:9' }, test.database.db);
  expect(await away.isUp?.()).toBe(false);
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  await once(silent, 'listening');
  const { port: mute } = silent.address() as AddressInfo;
  const hanging = s3Files({ ...settings, endpoint: `http://127.0.0.1:${mute}` }, test.database.db);
  expect(await hanging.isUp?.()).toBe(false);
});
