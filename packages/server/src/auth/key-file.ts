import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

const BYTES = 32;
/** File name of the embedded database's key in DATA_DIR. */
export const OWN_KEY = 'encryption.key';

/**
 * Reads the key in KEY_FILE, which encrypts the signing keys in the database (OP-02). Returns null for the embedded
 * database, which creates its own key. Throws a StartError if the key is missing or invalid.
 */
export async function configuredKey({ keyFile, databaseUrl }: Settings): Promise<KeyObject | null> {
  if (keyFile) return readKeyFile(keyFile);
  if (databaseUrl) {
    throw new StartError(
      `KEY_FILE is needed with DATABASE_URL: a file with ${BYTES} random bytes in base64 (openssl rand -base64 ${BYTES}), the same for every process.`,
    );
  }
  return null;
}

async function readKeyFile(file: string): Promise<KeyObject> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`KEY_FILE ${file} cannot be read (${error.code}).`);
  });
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== BYTES || bytes.toString('base64') !== text.trim()) {
    throw new StartError(
      `KEY_FILE ${file} has to hold ${BYTES} random bytes in base64 (openssl rand -base64 ${BYTES}).`,
    );
  }
  return createSecretKey(bytes);
}

/** Reads the key of the embedded database, and creates it at the first start. Only one process opens that database. */
export async function keyInDataDir(dataDir: string): Promise<KeyObject> {
  const file = path.join(dataDir, OWN_KEY);
  const isMade = await stat(file).catch(() => null);
  if (!isMade) {
    // Renamed once complete, so that an interrupted start leaves no partial key.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600 });
    await rename(draft, file);
  }
  return readKeyFile(file);
}
