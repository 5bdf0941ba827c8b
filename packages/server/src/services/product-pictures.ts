import {
  getProductPicture,
  getProductPictureThumbnail,
  PRODUCT_PICTURE_TYPES,
  PRODUCT_PICTURES_MAX,
  type ProductPictureType,
} from '@hireyard/contract';
import type { ProductPicture } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { downloadRoute, type FileAnswer, type Route } from '../http/route.ts';
import type { SentFile } from '../http/upload.ts';
import { type StoredFile, sanitize } from './attachments/sanitize.ts';

/** Pictures of products. Everybody may see them, as their names (DK-13). */
export const productPictureRoutes: Route[] = [
  downloadRoute(getProductPicture, async ({ db, params: { id } }) => {
    const row = await db
      .selectFrom('product_picture')
      .where('id', '=', id)
      .select(['media_type', 'content'])
      .executeTakeFirst();
    if (!row) throw notFound();
    return fileOf(id, row);
  }),
  downloadRoute(getProductPictureThumbnail, async ({ db, params: { id } }) => {
    const row = await db.selectFrom('product_picture').where('id', '=', id).select('thumbnail').executeTakeFirst();
    if (!row) throw notFound();
    return {
      ...{ name: `${id}.webp`, type: 'image/webp', content: row.thumbnail },
      ...{ tag: `${id}-small`, isForever: true },
    };
  }),
];

const fileOf = (id: string, row: { readonly media_type: ProductPictureType; readonly content: Uint8Array }) =>
  ({
    ...{ name: `${id}.${row.media_type.replace('image/', '')}`, type: row.media_type, content: row.content },
    ...{ tag: id, isForever: true },
  }) satisfies FileAnswer;

/** A picture in its stored form. */
interface SentPicture {
  readonly mediaType: ProductPictureType;
  readonly content: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Checks and re-encodes a picture as an attachment is. Throws 415 for a document. */
export async function receivePicture(sent: SentFile, userId: string): Promise<SentPicture> {
  const { mediaType: type, content, thumbnail }: StoredFile = await sanitize(sent, userId);
  const mediaType = PRODUCT_PICTURE_TYPES.find((one) => one === type);
  if (!mediaType || !thumbnail) throw new ProblemError('unsupported-media-type');
  return { mediaType, content, thumbnail };
}

/** Returns a position of the path. Throws 404 for one that no picture can have. */
export function positionOf({ position }: { readonly position: string }): number {
  const place = /^[1-9]$/.test(position) ? Number(position) : 0;
  if (place < 1 || place > PRODUCT_PICTURES_MAX) throw notFound();
  return place;
}

/** Returns the pictures of products by code, in their order. */
export async function picturesOf(
  db: Pick<ClientDb, 'selectFrom'>,
  codes: readonly string[] | 'all',
): Promise<(code: string) => ProductPicture[]> {
  if (codes.length === 0) return () => [];
  let pictures = db
    .selectFrom('product_picture')
    .select(['id', 'product_code', 'position', 'media_type', 'size'])
    .orderBy('product_code')
    .orderBy('position');
  if (codes !== 'all') pictures = pictures.where('product_code', 'in', codes);
  const byCode = Map.groupBy(await pictures.execute(), (row) => row.product_code);
  return (code) =>
    (byCode.get(code) ?? []).map(({ id, position, media_type: mediaType, size }) => ({
      position,
      id,
      mediaType,
      size,
    }));
}

const pictureAt = (db: CompanyDb, code: string, position: number) =>
  db
    .selectFrom('product_picture')
    .where('product_code', '=', code)
    .where('position', '=', position)
    .selectAll()
    .executeTakeFirst();

/** Sets the picture of a product at a position. The same picture once more changes nothing. */
export async function setPicture(
  db: CompanyDb,
  { code, position, now }: { readonly code: string; readonly position: number; readonly now: Date },
  { mediaType, content, thumbnail }: SentPicture,
): Promise<void> {
  const before = await pictureAt(db, code, position);
  if (before && Buffer.compare(before.content, content) === 0) return;
  if (before) await db.removePicture(before.id);
  await db.insertOwn('product_picture', {
    ...{ id: crypto.randomUUID(), product_code: code, position, media_type: mediaType },
    ...{ content, thumbnail, size: content.length, stored_at: now },
  });
  await db.noteProducts();
}

/** Removes the picture of a product at a position. Throws 404 if there is none. */
export async function removePicture(db: CompanyDb, code: string, position: number): Promise<void> {
  const picture = await pictureAt(db, code, position);
  if (!picture) throw notFound();
  await db.removePicture(picture.id);
  await db.noteProducts();
}

/** Reads the picture of a product at a position. Throws 404 if there is none. */
export async function pictureFile(db: CompanyDb, code: string, position: number): Promise<FileAnswer> {
  const picture = await pictureAt(db, code, position);
  if (!picture) throw notFound();
  const { isForever: _, ...file } = fileOf(picture.id, picture);
  return file;
}
