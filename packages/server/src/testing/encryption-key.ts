import { createSecretKey, randomBytes } from 'node:crypto';

/** Key with which the servers of a test file encrypt signing keys. */
export const ENCRYPTION_KEY = createSecretKey(randomBytes(32));
