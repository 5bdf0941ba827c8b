import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('[OP-01] seeds the demo by default with the embedded database alone', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', seed: 'demo', simulator: 1 });
    expect(readSettings({ DATABASE_URL: 'postgres://db/hireyard' })).toMatchObject({ seed: 'none', simulator: null });
    expect(readSettings({ DATABASE_URL: 'postgres://db/hireyard', SEED: 'demo' })).toMatchObject({
      seed: 'demo',
      simulator: null,
    });
    expect(readSettings({ SEED: 'none' })).toMatchObject({ seed: 'none', simulator: null });
  });

  it.each(['pp', 'prod'])('[OP-01] makes no demo data in %s by itself, and runs no simulator', (PORTAL_ENV) => {
    expect(readSettings({ PORTAL_ENV })).toMatchObject({ seed: 'none', simulator: null });
    expect(readSettings({ PORTAL_ENV, SEED: 'demo' })).toMatchObject({ seed: 'demo', simulator: null });
    expect(() => readSettings({ PORTAL_ENV, SIMULATOR: '60' })).toThrow('SIMULATOR runs on demo data alone');
  });

  it('[OP-03] takes an empty setting as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readSettings({}));
  });

  it('[OP-08] answers metrics where a port is given for them, to this machine alone by default', () => {
    expect(readSettings({}).metrics).toBeNull();
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics).toMatchObject({
      host: '10.0.0.7',
    });
  });

  it('[OP-49] keeps files in the database unless a whole file store is set, and shows no key of it', () => {
    const store = {
      FILES_S3_ENDPOINT: 'https://s3.example',
      FILES_S3_BUCKET: 'hireyard-files',
      FILES_S3_REGION: 'eu-central-1',
      FILES_S3_ACCESS_KEY: 'AKIA',
      FILES_S3_SECRET_KEY: 'very-secret',
    };
    expect(readSettings({}).files).toBeNull();
    expect(readSettings(store).files).toEqual({
      ...{ endpoint: 'https://s3.example', bucket: 'hireyard-files', region: 'eu-central-1' },
      ...{ accessKeyId: 'AKIA', secretAccessKey: 'very-secret' },
    });
    const { FILES_S3_REGION: _, FILES_S3_ACCESS_KEY: __, ...some } = store;
    expect(() => readSettings(some)).toThrow(/^The file store needs FILES_S3_REGION, FILES_S3_ACCESS_KEY as well\.$/);
    expect(() => readSettings({ ...store, FILES_S3_ENDPOINT: 'https://s3.example/path' })).toThrow(
      /^FILES_S3_ENDPOINT has to be an origin/,
    );
    expect(() => readSettings({ ...store, FILES_S3_BUCKET: 'a/b' })).toThrow(/^FILES_S3_BUCKET has to be the name/);
  });

  it('reads proxies as a number, networks or yes and no', () => {
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    for (const networks of ['10.0.0.0/8', 'loopback', '10.0.0.7, 2001:db8::/32, uniquelocal']) {
      expect(readSettings({ TRUST_PROXY: networks }).trustProxy).toBe(networks);
    }
  });

  it.each([
    [{ PORT: 'http' }, 'PORT has to be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT has to be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '80.5' }, 'PORT has to be a whole number from 0 to 65535, not "80.5".'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT has to be a whole number from 0 to 65535, not "yes".'],
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT has to be another port than PORT, not "8080".'],
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST needs METRICS_PORT, without which there are no metrics.'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL has to be an origin such as https://portal.example, without a path.'],
    [
      { PUBLIC_URL: 'https://a.example/x' },
      'PUBLIC_URL has to be an origin such as https://portal.example, without a path.',
    ],
    [{ DATABASE_URL: 'mysql://u:secret@db' }, 'DATABASE_URL has to begin with postgres:// or postgresql://.'],
    [{ PORTAL_ENV: 'live' }, 'PORTAL_ENV has to be one of "local", "dev", "qa", "pp", "prod", not "live".'],
    [{ SEED: 'all' }, 'SEED has to be one of "demo", "none", not "all".'],
    [{ SEED_SCALE: 'huge' }, 'SEED_SCALE has to be one of "small", "large", not "huge".'],
    [{ SIMULATOR: 'fast' }, 'SIMULATOR has to be "off" or a speed factor above 0, such as 60, not "fast".'],
    [{ SIMULATOR: '60', SEED: 'none' }, 'SIMULATOR runs on demo data alone: set SEED=demo, or SIMULATOR=off.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL has to begin with smtp:// or smtps://.'],
    ...['10.0.0.0/99', 'abc', '10.0.0.0/8,', '1:2'].map((TRUST_PROXY): [object, string] => [
      { TRUST_PROXY },
      `TRUST_PROXY has to be "true", "false", a number of proxies or their networks such as 10.0.0.0/8, not "${TRUST_PROXY}".`,
    ]),
    [{ MAIL_FROM: 'portal' }, 'MAIL_FROM has to be an e-mail address, not "portal".'],
    [
      { TRUST_PROXY: 'perhaps' },
      'TRUST_PROXY has to be "true", "false", a number of proxies or their networks such as 10.0.0.0/8, not "perhaps".',
    ],
  ])('[OP-03] says what is wrong with %o in one sentence', (env, sentence) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(sentence);
  });
});
