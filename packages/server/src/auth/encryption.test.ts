import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const key = createSecretKey(randomBytes(32));

describe('what is encrypted at rest', () => {
  it('[OP-02] is read with the same key and context alone, and is never the same twice', () => {
    const stored = encrypt(key, 'größer', 'a');
    expect(decrypt(key, stored, 'a')).toBe('größer');
    expect(decrypt(key, stored, 'b')).toBeNull();
    expect(decrypt(createSecretKey(randomBytes(32)), stored, 'a')).toBeNull();
    expect(encrypt(key, 'größer', 'a')).not.toBe(stored);
  });

  it('[OP-02] is refused when a bit of it has changed, or when it is none', () => {
    const bytes = Buffer.from(encrypt(key, 'secret', 'a'), 'base64');
    expect(bytes.length).toBe(34);
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
      expect(decrypt(key, changed.toString('base64'), 'a'), `byte ${i}`).toBeNull();
    }
    for (const text of ['', 'x', '{"kty":"EC","d":"in the clear"}']) expect(decrypt(key, text, 'a')).toBeNull();
  });
});
