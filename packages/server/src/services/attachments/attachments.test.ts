import { type Attachment, createAttachment, getAttachmentContent, getAttachmentThumbnail } from '@hireyard/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../../database/client/client-db.ts';
import { deleteExpired } from '../../jobs/delete-expired-job.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { jpegOf, pngOf, webpOf } from '../../testing/pictures.ts';
import { attach, attachmentsOf } from './index.ts';

const DAY = 24 * 3600 * 1000;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function send(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { field = 'file', user = test.fixture.administrator } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type: 'text/html' }), name);
  return test.call(createAttachment, { sample: { body: form }, token: await test.tokenOf(user) });
}
const sent = async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Attachment> => {
  const answer = await send(bytes, name);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const read = async (
  endpoint: typeof getAttachmentContent | typeof getAttachmentThumbnail,
  id: string,
  user?: TestUser,
) =>
  test.call(endpoint, {
    sample: { params: { id } },
    token: await test.tokenOf(user ?? test.fixture.administrator),
  });
const dbOf = (user: TestUser, projects: 'all' | readonly string[] = 'all') =>
  clientDb(test.database.db, { userId: user.id, clientId: test.fixture.a.id, projects }, test.now());

describe('a picture', () => {
  it('[DOM-18] is stored upright, scaled and without the place where it was taken, with a small one', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0f4c5c' } })
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Secret camera')).toBe(true);
    const attachment = await sent(new Uint8Array(photo), 'mast.JPG');
    expect(attachment).toMatchObject({ name: 'mast.JPG', mediaType: 'image/jpeg', hasThumbnail: true });
    expect(attachment.addedBy?.id).toBe(test.fixture.administrator.id);

    const answer = await read(getAttachmentContent, attachment.id);
    expect(answer.rawPayload.length).toBe(attachment.size);
    const stored = await sharp(answer.rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 683, height: 2048 });
    expect([stored.exif, stored.orientation, stored.xmp]).toEqual([undefined, undefined, undefined]);
    expect(answer.rawPayload.includes('Secret camera')).toBe(false);
    const small = await sharp((await read(getAttachmentThumbnail, attachment.id)).rawPayload).metadata();
    expect(small).toMatchObject({ format: 'webp', height: 320 });
  });

  it('[DOM-18] that is damaged is refused', async () => {
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const answer = await send(new Uint8Array(photo.subarray(0, 5000)), 'half.png');
    expect(answer.json()).toMatchObject({ type: 'validation', errors: [{ pointer: '/file', code: 'format' }] });
  });

  it('[DOM-18] that takes too long to decode is refused as such, before it is', async () => {
    const pictures = [await jpegOf(1_000), pngOf(7_745, 7_745, true), await webpOf(100_000)];
    for (const picture of pictures) {
      const start = performance.now();
      const answer = await send(new Uint8Array(picture), 'photo');
      expect(answer.json()).toMatchObject({ type: 'picture-too-complex', status: 422 });
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});

describe('a file', () => {
  it('[DOM-18] is answered as a download of its own type, whatever it was called', async () => {
    const { id, name, hasThumbnail } = await sent(PDF, '../../étage\u202e.html');
    expect([name, hasThumbnail]).toEqual(['étage.html.pdf', false]);
    const { headers, rawPayload } = await read(getAttachmentContent, id);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]*"; filename\*=UTF-8''%C3%A9tage\.html\.pdf$/,
    );
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(rawPayload.equals(PDF)).toBe(true);
    expect((await read(getAttachmentThumbnail, id)).statusCode).toBe(404);
  });

  it('[DOM-18] [DOM-27] has a name without what no text holds', async () => {
    const hidden =
      '\u0085\u00ad\u034f\u061c\u115f\u180b\u200b\u200d\u202e\u2028\u2029\u2060\u2066\u2800\u3164\ufeff\ufff9\u{e0041}';
    for (const one of hidden) expect((await sent(PDF, `inv${one}oice.pdf`)).name, escape(one)).toBe('invoice.pdf');
    expect((await sent(PDF, hidden)).name).toBe('file.pdf');
    expect((await sent(PDF, `\u{1f3d7}\ufe0f${'a'.repeat(199)}`)).name).toBe(`${'a'.repeat(199)}.pdf`);
    expect((await sent(PDF, 'Gerüst \u{1f3d7}\ufe0f.pdf')).name).toBe('Gerüst \u{1f3d7}\ufe0f.pdf');
  });

  it('[DOM-18] keeps quotes in its name, which browsers escape in a form', async () => {
    const { id, name } = await sent(PDF, "Schlauch 12\" 'neu'.pdf");
    expect(name).toBe("Schlauch 12\" 'neu'.pdf");
    const { headers } = await read(getAttachmentContent, id);
    expect(headers['content-disposition']).toBe(`attachment; filename="Schlauch 12\\" 'neu'.pdf"`);
  });

  it('[HT-08] has a name of thousands of accents read within a second', async () => {
    const name = `a${'\u0316\u0301'.repeat(19_000)}`;
    // The first file loads the parser.
    await sent(PDF, 'a.pdf');
    const start = performance.now();
    expect((await sent(PDF, `${name}.pdf`)).name).toHaveLength(200);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('[DOM-18] is taken by what it holds: no page, drawing, archive or text, by whatever name', async () => {
    const pages = [
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'PK\u0003\u0004 and more of an archive',
      'just text',
    ];
    for (const page of pages) {
      const answer = await send(new TextEncoder().encode(page), 'photo.png');
      expect(answer.json(), page).toMatchObject({ type: 'unsupported-media-type', status: 415 });
    }
    const none = await send(PDF, 'a.pdf', { field: 'other' });
    expect(none.json()).toMatchObject({ type: 'validation', errors: [{ pointer: '/file', code: 'required' }] });
    const json = await test.call(createAttachment, { sample: { body: { file: 'x' } } });
    expect(json.statusCode).toBe(415);
  });

  it('[DOM-18] is a PDF behind line breaks too, as scanners write it, and keeps its bytes', async () => {
    const scan = Buffer.concat([Buffer.from('\r\n\r\n'), PDF]);
    const { id, mediaType, name } = await sent(scan, 'scan.pdf');
    expect([mediaType, name]).toEqual(['application/pdf', 'scan.pdf']);
    expect((await read(getAttachmentContent, id)).rawPayload.equals(scan)).toBe(true);
    const answer = await send(new TextEncoder().encode('%PDFwithout a version'), 'a.pdf');
    expect(answer.json()).toMatchObject({ type: 'unsupported-media-type', status: 415 });
  });

  it('[DOM-18] is refused as a PDF that runs a script, and as a picture that few programs can show', async () => {
    const script = Buffer.from('%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (1)>> >> endobj\n%%EOF\n');
    expect((await send(script, 'a.pdf')).json()).toMatchObject({ type: 'active-content', status: 422 });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
    expect((await send(heic, 'IMG_0001.jpg')).json()).toMatchObject({ type: 'heic-picture', status: 415 });
  });

  it('[DOM-18] has 10 MB at most, and all of a client 1 GB', async () => {
    const large = new Uint8Array(10_000_001);
    large.set(PDF);
    expect((await send(large, 'large.pdf')).json()).toMatchObject({ type: 'too-large', status: 413 });

    const { db } = test.database;
    const { id } = await sent(PDF, 'a.pdf');
    const set = (row: { size: number; resource: 'project' | null; resource_id: string | null }) =>
      db.updateTable('attachment').set(row).where('id', '=', id).execute();
    await set({ size: 999_999_900, resource: 'project', resource_id: test.fixture.a.projectIds[0] });
    expect((await send(PDF, 'b.pdf')).json()).toMatchObject({ type: 'storage-full', status: 409 });

    // Unused files have a limit of their own for each user.
    await set({ size: 99_999_950, resource: null, resource_id: null });
    const full = { type: 'too-many-unused-files', status: 409 };
    expect((await send(PDF, 'b.pdf')).json()).toMatchObject(full);
    expect((await send(PDF, 'b.pdf', { user: test.fixture.ofBoth })).statusCode).toBe(201);
    const [row] = await db.selectFrom('attachment').where('id', '=', id).selectAll().execute();
    const many = Array.from({ length: 40 }, () => ({ ...row!, id: crypto.randomUUID(), size: 1 }));
    await db.insertInto('attachment').values(many).execute();
    await set({ size: 1, resource: 'project', resource_id: test.fixture.a.projectIds[0] });
    expect((await send(PDF, 'b.pdf')).json()).toMatchObject(full);
    const ids = many.map((one) => one.id);
    await db
      .deleteFrom('attachment')
      .where('id', 'in', [...ids, id])
      .execute();
    await sent(PDF, 'b.pdf');
  });

  it('[DOM-18] is its sender’s alone until a write names it, and gone after a day without', async () => {
    const { administrator, ofBoth, a } = test.fixture;
    const unused = await sent(PDF, 'unused.pdf');
    const used = await sent(PDF, 'used.pdf');
    expect((await read(getAttachmentContent, unused.id, ofBoth)).statusCode).toBe(404);
    const subject = { resource: 'project', id: a.projectIds[1] } as const;
    const reference = expect.objectContaining({ type: 'validation' });
    await expect(attach({ db: dbOf(ofBoth) }, subject, [used.id])).rejects.toEqual(reference);

    const db = dbOf(administrator);
    const before = (await attachmentsOf(db, subject)).map(({ id }) => id);
    await attach({ db }, subject, [...before, used.id]);
    await expect(attach({ db }, { ...subject, id: a.projectIds[0] }, [used.id])).rejects.toEqual(reference);
    expect((await attachmentsOf(db, subject)).map(({ id }) => id)).toEqual([...before, used.id]);
    expect((await read(getAttachmentContent, used.id, ofBoth)).statusCode).toBe(200);
    expect((await read(getAttachmentContent, used.id, test.fixture.confined)).statusCode).toBe(404);

    test.advance(DAY);
    await deleteExpired(test.database.db, test.now());
    expect((await read(getAttachmentContent, unused.id)).statusCode).toBe(404);
    expect((await read(getAttachmentContent, used.id)).statusCode).toBe(200);
    // A file that is no longer named is deleted, and the deletion is recorded as a change of its resource.
    await attach({ db }, subject, before);
    expect((await read(getAttachmentContent, used.id)).statusCode).toBe(404);
    const told = await test.database.db
      .selectFrom('activity')
      .select('fields')
      .where('resource_id', '=', subject.id)
      .where('action', '=', 'updated')
      .execute();
    expect(told).toContainEqual({ fields: ['attachments'] });
  });

  it('[DOM-18] needs the right of what it hangs on', async () => {
    const { administrator, a } = test.fixture;
    const { id } = await sent(PDF, 'contract.pdf');
    await attach({ db: dbOf(administrator) }, { resource: 'contract', id: a.contractId }, [id]);
    expect((await read(getAttachmentContent, id)).statusCode).toBe(200);
    expect((await read(getAttachmentContent, id, test.fixture.lacking['contract-view'])).statusCode).toBe(404);
  });
});
