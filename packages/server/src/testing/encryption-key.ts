import { createSecretKey, randomBytes } from 'node:crypto';

/** What a test file's servers encrypt signing keys with. */
export const ENCRYPTION_KEY = createSecretKey(randomBytes(32));
