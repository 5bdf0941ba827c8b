import {
  ATTACHMENTS_MAX_BYTES,
  type Attachment,
  createAttachment,
  getAttachmentContent,
  getAttachmentThumbnail,
  type Subject,
  UNUSED_ATTACHMENTS_MAX,
  UNUSED_ATTACHMENTS_MAX_BYTES,
} from '@hireyard/contract';
import { type Selectable, sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { invalid, notFound, ProblemError } from '../../http/problem.ts';
import { type ClientCall, downloadRoute, type FileAnswer, type Route, uploadRoute } from '../../http/route.ts';
import type { SentFile } from '../../http/upload.ts';
import { memberName } from '../../privacy/former-user.ts';
import { mayRead } from '../resources.ts';
import { sanitize } from './sanitize.ts';

type Row = Selectable<Database['attachment']>;

/** Uploads files, and serves them to users who may read the resource that they belong to. */
export const attachmentRoutes: Route[] = [
  uploadRoute(createAttachment, keepSanitized, async ({ db, file }) => {
    // Prevents two concurrent uploads from taking the last space.
    await db.lock();
    const bytes = sql<number>`coalesce(sum(size), 0)::float8`.as('bytes');
    // The query returns only the user's own unused files.
    const unused = await db
      .selectFrom('attachment')
      .where('resource', 'is', null)
      .select([bytes, sql<number>`count(*)::int`.as('files')])
      .executeTakeFirstOrThrow();
    if (unused.files >= UNUSED_ATTACHMENTS_MAX || unused.bytes + file.size > UNUSED_ATTACHMENTS_MAX_BYTES)
      throw new ProblemError('too-many-unused-files');
    const stored = await db.selectFrom('attachment').select(bytes).executeTakeFirstOrThrow();
    if (stored.bytes + file.size > ATTACHMENTS_MAX_BYTES) throw new ProblemError('storage-full');
    const id = crypto.randomUUID();
    await db.insert('attachment', [
      {
        id,
        resource: null,
        resource_id: null,
        name: file.name,
        media_type: file.mediaType,
        size: file.size,
        has_thumbnail: file.thumbnail !== null,
      },
    ]);
    const { content, thumbnail } = file;
    await db.insert('attachment_file', [
      {
        ...{ attachment_id: id, content: content.content, content_key: content.key },
        ...{ thumbnail: thumbnail?.content ?? null, thumbnail_key: thumbnail?.key ?? null },
      },
    ]);
    return toAttachment(await rowOf(db, id));
  }),

  downloadRoute(getAttachmentContent, async (call) => {
    const { id } = await readableRow(call, call.params.id);
    return attachmentFile(call.db, id);
  }),

  downloadRoute(getAttachmentThumbnail, async (call) => {
    const { id } = await readableRow(call, call.params.id);
    return attachmentThumbnail(call.db, id);
  }),
];

/** Keeps a file in the form that `sanitize` gives it. */
async function keepSanitized(sent: SentFile, userId: string, files: FileStore) {
  const { content, thumbnail, ...file } = await sanitize(sent, userId);
  return {
    ...file,
    size: content.length,
    content: await files.put(content),
    thumbnail: thumbnail && (await files.put(thumbnail)),
  };
}

/** Reads the content of a file that the caller may read. */
export async function attachmentFile(db: Reading, id: string): Promise<FileAnswer> {
  const row = await rowOf(db, id);
  const { content, content_key: key } = await fileOf(db, row.id);
  return { name: row.name, type: row.media_type, content: { content, key }, tag: row.id };
}

/** Reads the thumbnail of a picture that the caller may read. Throws 404 for another file. */
export async function attachmentThumbnail(db: Reading, id: string): Promise<FileAnswer> {
  const row = await rowOf(db, id);
  const { thumbnail: content, thumbnail_key: key } = await fileOf(db, row.id);
  if (!content && key === null) throw notFound();
  return { name: `${row.name}.webp`, type: 'image/webp', content: { content, key }, tag: `${row.id}-small` };
}

type Reading = Pick<ClientDb, 'selectFrom' | 'language'>;

const fileOf = (db: Reading, id: string) =>
  db.selectFrom('attachment_file').where('attachment_id', '=', id).selectAll().executeTakeFirstOrThrow();

const rowsWith = (db: Reading) =>
  db
    .selectFrom('attachment')
    // A person can belong to several clients, all of which the rental company sees.
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.id', '=', 'attachment.created_by')
        .onRef('membership.client_id', '=', 'attachment.client_id'),
    )
    .selectAll('attachment')
    .select(memberName(db).as('added_by'));

async function rowOf(db: Reading, id: string) {
  const row = await rowsWith(db).where('attachment.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Throws 404, as for an unknown file, if the user may not read the resource of a file. */
async function readableRow({ db, scope }: ClientCall, id: string) {
  const row = await rowOf(db, id);
  if (row.resource !== null && !mayRead(scope, row.resource)) throw notFound();
  return row;
}

const toAttachment = (row: Row & { readonly added_by: string | null }): Attachment => ({
  id: row.id,
  name: row.name,
  mediaType: row.media_type,
  size: row.size,
  hasThumbnail: row.has_thumbnail,
  addedAt: row.created_at.toISOString(),
  addedBy: row.created_by !== null && row.added_by !== null ? { id: row.created_by, name: row.added_by } : null,
});

/** Returns the files of a resource, the oldest first. */
export const attachmentsOf = async (db: Reading, { resource, id }: Subject): Promise<Attachment[]> =>
  (await attachmentsOfEach(db, resource, [id]))(id);

/** Returns the files of several resources of a kind by their ids, the oldest first. */
export async function attachmentsOfEach(
  db: Reading,
  resource: Subject['resource'],
  ids: readonly string[],
): Promise<(id: string) => Attachment[]> {
  const rows = await rowsWith(db)
    .where('attachment.resource', '=', resource)
    .where('attachment.resource_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('attachment.created_at')
    .orderBy('attachment.id')
    .execute();
  const byId = Map.groupBy(rows, (row) => row.resource_id);
  return (id) => (byId.get(id) ?? []).map(toAttachment);
}

/**
 * Replaces the files of a resource, within the write that names them. Files that are no longer named are deleted. Throws
 * 422 at `pointer` for a file that the caller cannot add.
 */
export async function attach(
  { db }: Pick<ClientCall, 'db'>,
  subject: Subject,
  ids: readonly string[],
  pointer = '/attachmentIds',
): Promise<void> {
  const before = (await attachmentsOf(db, subject)).map(({ id }) => id);
  for (const id of before) if (!ids.includes(id)) await db.remove('attachment', { id });
  const added = ids.filter((id) => !before.includes(id));
  await addFiles(db, subject, added, pointer);
}

/**
 * Adds unused files of the caller to a resource. Its other files stay, also those that another user adds at the same
 * time. Throws 422 at `pointer` for any other file.
 */
export async function addFiles(
  db: ClientDb,
  subject: Subject,
  ids: readonly string[],
  pointer = '/attachmentIds',
): Promise<void> {
  for (const id of new Set(ids)) {
    // Unused files of other users are not visible.
    const row = await db.selectFrom('attachment').where('id', '=', id).selectAll().executeTakeFirst();
    if (!row || row.resource !== null) throw invalid([{ pointer, code: 'reference' }]);
    await db.update('attachment', row, { resource: subject.resource, resource_id: subject.id });
  }
}
