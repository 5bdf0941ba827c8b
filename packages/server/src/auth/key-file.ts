import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

const BYTES = 32;
/** Name of the key that the embedded database makes in DATA_DIR. */
export const OWN_KEY = 'encryption.key';

/**
 * The key of KEY_FILE, which encrypts signing keys in the database (OP-02); null where the embedded database makes its
 * own. Throws a StartError when it is missing or no key.
 */
export async function givenKey({ keyFile, databaseUrl }: Settings): Promise<KeyObject | null> {
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

/** The key of the embedded database, which one process at a time has open: made at the first start. */
export async function keyInDataDir(dataDir: string): Promise<KeyObject> {
  const file = path.join(dataDir, OWN_KEY);
  const isMade = await stat(file).catch(() => null);
  if (!isMade) {
    // By another name first, so that a start that is cut short leaves no half a key.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600 });
    await rename(draft, file);
  }
  return readKeyFile(file);
}
