import { readFile } from 'node:fs/promises';
import type { Insertable, Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../tables.ts';
import type { Random } from './random.ts';

/** Photos per client. */
const PHOTOS = 2;

/** Adds a photo to each of the first submitted service requests. */
export async function addPhotos(
  db: Kysely<Database>,
  requests: readonly Insertable<Database['request']>[],
  random: Random,
): Promise<void> {
  const content = await readFile(new URL('./machine.jpg', import.meta.url));
  const thumbnail = await sharp(content).resize({ width: 320 }).webp({ quality: 70 }).toBuffer();
  const damaged = requests.filter(({ kind, status }) => kind === 'service' && status !== 'draft').slice(0, PHOTOS);
  for (const { id: requestId, client_id, created_at, created_by } of damaged) {
    const id = random.uuid();
    await db
      .insertInto('attachment')
      .values({
        id,
        client_id,
        resource: 'request',
        resource_id: requestId as string,
        name: 'IMG_2041.jpg',
        media_type: 'image/jpeg',
        size: content.length,
        has_thumbnail: true,
        ...(created_at && { created_at }),
        created_by: created_by ?? null,
      })
      .execute();
    await db.insertInto('attachment_file').values({ attachment_id: id, client_id, content, thumbnail }).execute();
  }
}
