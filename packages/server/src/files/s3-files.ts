import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACHMENT_MAX_BYTES } from '@hireyard/contract';
import { AwsClient } from 'aws4fetch';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { StartError } from '../start-error.ts';
import { type FileStore, FilesUnavailable } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Milliseconds for one call of the store. */
const PATIENCE = 10_000;
/** Milliseconds for which probes and metrics wait for an answer, and for which they share one. */
const PROBE_PATIENCE = 1_000;
const PROBE_LIFE = 10_000;
/** Milliseconds after which no row will name a new object any more. A request takes ten minutes at most. */
const UNNAMED_LIFE = 24 * 3_600_000;
/** Objects that one run of the job deletes. */
const DELETED_AT_ONCE = 1_000;

interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  delete(key: string): Promise<void>;
  check(): Promise<void>;
}

function bucketOf({ endpoint, bucket, region, ...keys }: S3Settings): Bucket {
  // The status of an answer decides here whether to try again.
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;
  const call = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await client
      .fetch(`${base}${key && `/${key}`}`, { method, signal, redirect: 'manual', ...(body && { body }) })
      .catch((error: Error) => {
        throw new FilesUnavailable(`${method} was not answered (${error.name})`);
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new FilesUnavailable(`${method} was answered ${answer.status}`, answer.status);
  };
  return {
    async put(key, bytes) {
      const answer = await call('PUT', key, new Uint8Array(bytes));
      await answer.body?.cancel();
    },
    async get(key) {
      const answer = await call('GET', key);
      const bytes = await bytesOf(answer);
      // A connection that ends early must not make half a file.
      const length = answer.headers.get('content-length');
      const isPlain = length !== null && !answer.headers.has('content-encoding');
      if (isPlain && Number(length) !== bytes.length) throw new FilesUnavailable('GET was cut off');
      return bytes;
    },
    async delete(key) {
      const answer = await call('DELETE', key);
      await answer.body?.cancel();
    },
    async check() {
      await call('HEAD', '');
    },
  };
}

/** Reads an object. What is larger than any file was not written here. */
async function bytesOf(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.length;
      if (size > ATTACHMENT_MAX_BYTES) throw new FilesUnavailable('an object is too large');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof FilesUnavailable ? error : new FilesUnavailable(`GET broke off (${(error as Error).name})`);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns a function that asks a bucket whether it answers, at most every ten seconds, however often probes ask. */
function sharedProbe(bucket: Bucket): () => Promise<boolean> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (last === null || Date.now() - last.at > PROBE_LIFE) {
      const answer = bucket.check().then(
        () => true,
        () => false,
      );
      last = { at: Date.now(), answer };
    }
    return last.answer;
  };
}

/**
 * Keeps bytes as objects of a bucket under random keys, which say nothing of whose they are. A row of `stored_object` is
 * written first, the object second, and the row that names it last: what fails in between leaves an object that is deleted.
 */
export function s3Files(settings: S3Settings, db: Kysely<Database>): FileStore {
  const bucket = bucketOf(settings);
  const probe = sharedProbe(bucket);
  return {
    isUp: () => Promise.race([probe(), sleep(PROBE_PATIENCE, false, { ref: false })]),
    async put(bytes) {
      const key = crypto.randomUUID();
      const delete_after = new Date(Date.now() + UNNAMED_LIFE);
      await db.insertInto('stored_object').values({ key, delete_after }).execute();
      await bucket.put(key, bytes);
      return { content: null, key };
    },
    async get({ content, key }) {
      return key === null ? (content ?? new Uint8Array()) : bucket.get(key);
    },
    async deleteUnused(now) {
      const unused = await db
        .selectFrom('stored_object')
        .where('delete_after', '<=', now)
        .select('key')
        .orderBy('delete_after')
        .limit(DELETED_AT_ONCE)
        .execute();
      let failure: unknown = null;
      for (const { key } of unused) {
        try {
          // The object goes first: a failure leaves the row, and the next run tries again.
          await bucket.delete(key);
          await db.deleteFrom('stored_object').where('key', '=', key).where('delete_after', 'is not', null).execute();
        } catch (error) {
          // One object must not keep the others.
          failure = error;
        }
      }
      if (failure !== null) throw failure;
    },
  };
}

/** Returns whether an answer refuses the settings: the store is elsewhere, or knows neither the keys nor the bucket. */
const refusesSettings = (status: number): boolean =>
  (status >= 300 && status < 400) || [400, 401, 403, 404].includes(status);

/**
 * Throws a StartError if the store refuses these settings (OP-03). Returns a warning if it is away: everything but files
 * works without it, and a restart must not wait for it.
 */
export async function checkBucket(settings: S3Settings): Promise<string | null> {
  try {
    await bucketOf(settings).check();
    return null;
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    const { bucket, endpoint } = settings;
    const problem = `FILES_S3_BUCKET ${bucket} at ${endpoint} cannot be used: ${error.message}.`;
    if (error.status !== null && refusesSettings(error.status)) throw new StartError(problem);
    return `${problem} Files answer 503 until it can.`;
  }
}

/** Files whose bytes are in their rows. `content` goes last: a row without it has been moved. */
const EMBEDDED = [
  { table: 'attachment_file', id: 'attachment_id', columns: ['thumbnail', 'content'] },
  { table: 'document_file', id: 'document_id', columns: ['content'] },
] as const;
const MOVED_AT_ONCE = 20;

/** Moves files from the database into the store, each by itself: a run that was ended goes on where it was. */
export async function moveFiles(db: Kysely<Database>, store: FileStore): Promise<number> {
  let moved = 0;
  for (const { table, id, columns } of EMBEDDED) {
    for (;;) {
      const { rows } = await sql<Record<string, Uint8Array | null> & { id: string }>`
        select ${sql.ref(id)} as id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where content is not null order by 1 limit ${MOVED_AT_ONCE}`.execute(db);
      if (rows.length === 0) break;
      for (const row of rows) {
        for (const column of columns) {
          const bytes = row[column];
          if (!bytes) continue;
          const { key } = await store.put(bytes);
          // A file that was replaced meanwhile keeps its own bytes, and this object is deleted.
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = null, ${sql.ref(`${column}_key`)} = ${key}
            where ${sql.ref(id)} = ${row.id} and ${sql.ref(column)} = ${Buffer.from(bytes)}`.execute(db);
        }
        moved += 1;
      }
    }
  }
  return moved;
}
