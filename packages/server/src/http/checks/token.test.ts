import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import type { Operation } from '@hireyard/contract/operations';
import { base64url, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decrypt } from '../../auth/encryption.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { ENCRYPTION_KEY } from '../../testing/encryption-key.ts';
import { insertMachineAccount, insertSession, MACHINE_SECRET } from '../../testing/fixture.ts';

const guarded = ALL_OPERATIONS.filter((endpoint) => endpoint.access !== 'public');
let test: TestApp;
const forged: Record<string, string> = {};
/** Credentials of the other API, by access. */
const ofTheOther: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  test = await startTestApp();
  const { administrator } = test.fixture;
  const valid = await test.tokenOf(administrator);
  const [header, payload, signature] = valid.split('.') as [string, string, string];
  const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
  const ownKid = JSON.parse(new TextDecoder().decode(base64url.decode(header))).kid;
  const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
  const stranger = await generateKeyPair('ES256', { extractable: true });
  const signed = (changes: object, kid: string, typ = 'at+jwt') =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', typ, kid }).sign(stranger.privateKey);
  const row = await test.database.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
  const { importJWK } = await import('jose');
  const ownKey = await importJWK(
    JSON.parse(decrypt(ENCRYPTION_KEY, row.encrypted_private_jwk, row.kid) ?? ''),
    'ES256',
  );
  const own = (changes: object, typ = 'at+jwt') =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', typ, kid: ownKid }).sign(ownKey);
  const over = await insertSession(test.database.db, administrator.id, { expiresAt: test.now() });
  const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: ownKid });

  const revoked = `hyb_${'r'.repeat(43)}`;
  const revokedId = await insertMachineAccount(test.database.db, 'NL', revoked);
  const end = { revoked_at: test.now() };
  await test.database.db.updateTable('machine_account').set(end).where('id', '=', revokedId).execute();
  ofTheOther.machine = { 'of a user': `Bearer ${valid}`, 'of a revoked account': `Bearer ${revoked}` };
  ofTheOther.user = { 'of a machine account': `Bearer ${MACHINE_SECRET}` };

  Object.assign(forged, {
    'that no account has': `Bearer hyb_${'b'.repeat(43)}`,
    'of a machine account cut short': `Bearer ${MACHINE_SECRET.slice(0, -1)}`,
    'of a machine account with more behind it': `Bearer ${MACHINE_SECRET}=`,
    none: '',
    garbage: 'garbage',
    'of another scheme': 'Basic YTpi',
    forged: `Bearer ${await signed({}, ownKid)}`,
    'of an unknown key': `Bearer ${await signed({}, 'unknown')}`,
    'with a key of its own': `Bearer ${await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', jwk: await exportJWK(stranger.publicKey) })
      .sign(stranger.privateKey)}`,
    unsigned: `Bearer ${encode({ alg: 'none', typ: 'at+jwt', kid: ownKid })}.${payload}.`,
    'with its signature cut': `Bearer ${header}.${payload}.`,
    'with another payload': `Bearer ${header}.${encode({ ...claims, sub: test.fixture.administratorOfB.id })}.${signature}`,
    'signed with the public key as a secret': `Bearer ${await hmac.sign(new TextEncoder().encode(row.public_jwk))}`,
    expired: `Bearer ${await own({ iat: claims.iat - 3600, exp: claims.iat - 60 })}`,
    'of another issuer': `Bearer ${await own({ iss: 'https://portal.oldbrand.example' })}`,
    'for another audience': `Bearer ${await own({ aud: 'elsewhere' })}`,
    'of another kind': `Bearer ${await own({}, 'logout+jwt')}`,
    'without an expiry': `Bearer ${await own({ exp: undefined })}`,
    'without a session': `Bearer ${await own({ sid: undefined })}`,
    'of a session that never was': `Bearer ${await own({ sid: crypto.randomUUID() })}`,
    'of a session that is over': `Bearer ${await own({ sid: over })}`,
    "of another's session": `Bearer ${await own({ sid: test.fixture.administratorOfB.sessionId })}`,
  });
});
afterAll(() => test.close());

describe.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('[DOM-11] [OP-10] answers 401 to every token that is not a valid one of ours, or opens the other API', async () => {
    const others = ofTheOther[endpoint.access === 'machine' ? 'machine' : 'user'];
    expect(Object.keys(others ?? {}).length).toBeGreaterThan(0);
    // A refused call leaves its sample unused.
    const sample = await test.sampleOf(endpoint);
    for (const [name, authorization] of Object.entries({ ...forged, ...others })) {
      const answer = await test.call(endpoint, {
        sample,
        token: null,
        headers: authorization ? { authorization } : {},
      });
      expect(answer.statusCode, name).toBe(401);
      expect(answer.json(), name).toMatchObject({ type: 'token', status: 401, traceId: expect.any(String) });
      expect(answer.headers['www-authenticate'], name).toBe('Bearer');
    }
  });

  it('[DOM-11] checks the token before the client header and the input', async () => {
    const answer = await test.call(endpoint, {
      token: null,
      client: null,
      sample: { params: { id: 'x', uuid: 'x', userId: 'x' }, query: { size: 'x' }, body: { x: 1 } },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a user who may no longer sign in', () => {
  it.each(['blocked', 'deactivated', 'invited'] as const)('[RG-01] is refused at once when %s', async (status) => {
    const user = test.fixture.lacking.export;
    const token = await test.tokenOf(user);
    const [endpoint] = guarded as [Operation];
    expect((await test.call(endpoint, { token })).statusCode).toBe(endpoint.status);
    await test.database.db.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
    expect((await test.call(endpoint, { token })).statusCode).toBe(401);
    await test.database.db.updateTable('app_user').set({ status: 'active' }).where('id', '=', user.id).execute();
  });
});
