import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { embeddedFiles, type FileStore, FilesUnavailable } from '../files/file-store.ts';
import { moveFiles } from '../files/s3-files.ts';
import { StartError } from '../start-error.ts';

/** Moves the files that are in the database into the file store. Returns the message for the operator. */
export async function moveFilesOut(db: Kysely<Database>, files: FileStore): Promise<string> {
  if (files === embeddedFiles) throw new StartError('move-files needs FILES_S3_ENDPOINT and what belongs to it.');
  try {
    const moved = await moveFiles(db, files);
    return `${moved} files were moved; no file is in the database any more.`;
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    throw new StartError(`The file store failed: ${error.message}. What was moved stays there; run move-files again.`);
  }
}
