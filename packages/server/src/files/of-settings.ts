import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Settings } from '../settings.ts';
import { embeddedFiles, type FileStore } from './file-store.ts';
import { s3Files } from './s3-files.ts';

/** Returns the file store of an installation. */
export const fileStore = ({ files }: Pick<Settings, 'files'>, db: Kysely<Database>): FileStore =>
  files ? s3Files(files, db) : embeddedFiles;
