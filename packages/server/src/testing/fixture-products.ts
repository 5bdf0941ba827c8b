import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../database/tables.ts';

/** Returns a small photo of one color, with a place in its metadata. */
export const photoOf = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'Marked photographer' } })
    .jpeg()
    .toBuffer();

/** Returns a form with one file. */
export function pictureForm(bytes: Uint8Array, type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg');
  return form;
}

/** Inserts a picture of a product, and returns its id. */
export async function insertPicture(db: Kysely<Database>, code: string, position = 1, opCo = 'NL'): Promise<string> {
  const id = crypto.randomUUID();
  const content = await photoOf('#0f4c5c');
  await db
    .insertInto('product_picture')
    .values({
      ...{ id, op_co: opCo, product_code: code, position, media_type: 'image/jpeg' },
      ...{ content, thumbnail: content, size: content.length, stored_at: '2026-11-01T09:00:00Z' },
    })
    .execute();
  return id;
}

/** Inserts a product of the company in a group of its own, and returns its code and the ids of both. */
export async function insertOwnProduct(db: Kysely<Database>) {
  const code = `OWN-${crypto.randomUUID().slice(0, 8)}`;
  const [group, product] = [crypto.randomUUID(), crypto.randomUUID()];
  const common = { op_co: 'NL', code, fallback_language: 'en-US' } as const;
  await db
    .insertInto('catalogue_group')
    .values({ ...common, id: group, names: JSON.stringify({ 'en-US': 'Own group' }) })
    .execute();
  await db
    .insertInto('product')
    .values({ ...common, id: product, product_group: code, kind: 'rental', tracking: 'bulk', energy: 'none' })
    .execute();
  return { code, group, product };
}
