import path from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import type { S3Settings } from './files/s3-settings.ts';
import { StartError } from './start-error.ts';

/** Environments of an installation: the values of `env` in the environment file (ST-01). */
export const PORTAL_ENVS = ['local', 'dev', 'qa', 'pp', 'prod'] as const;

export interface Settings {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  /** Address of the metrics. Null: no metrics. Port 0 picks a free one. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Origin that users see. Null: `http://HOST:PORT`. Tokens name it as their issuer. */
  readonly publicUrl: string | null;
  /** Reverse proxies that are trusted for address and protocol: none, all, their number, or their networks. */
  readonly trustProxy: boolean | number | string;
  /** True if browsers also reach the hosts below the portal's by TLS alone (RFC 6797, 6.1.2). */
  readonly hstsSubdomains: boolean;
  readonly dataDir: string;
  /** Null: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** File with the key that encrypts signing keys. Null: created in `dataDir`. */
  readonly keyFile: string | null;
  readonly portalEnv: (typeof PORTAL_ENVS)[number];
  readonly seed: 'demo' | 'none';
  readonly seedScale: 'small' | 'large';
  /** Speed of the back-office simulator, 1 being real time. Null is off. */
  readonly simulator: number | null;
  /** Null: mails are written to `dataDir/outbox`. */
  readonly smtpUrl: string | null;
  /** Sender address of mails. Null: `no-reply` at the host of the public address. */
  readonly mailFrom: string | null;
  /** Days for which receipts of consent are kept. Null: none are taken (CC-22). */
  readonly consentDays: number | null;
  /** Bucket for the bytes of files. Null: they are in the database. */
  readonly files: S3Settings | null;
  /** Directory whose `environment.json` and `app-config.json` override the files of the portal's build. */
  readonly configDir: string | null;
  /** Directory of the portal's build. */
  readonly portalDist: string;
}

/** A string that parses as a URL with one of these protocols. */
const url = (protocols: string[], sentence: string) =>
  z.string().check(z.refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), sentence));

const origin = z.string().check(
  z.refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
  }, 'has to be an origin such as https://portal.example, without a path'),
);

const PORT_RULE = 'has to be a whole number from 0 to 65535';
const DAYS_RULE = 'has to be a whole number of days from 1 to 3650';
const SPEED_RULE = 'has to be "off" or a speed factor above 0, such as 60';

const one = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `has to be one of ${values.map((value) => `"${value}"`).join(', ')}`);

const portNumber = z.string().check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, PORT_RULE));

const Environment = z.object({
  PORT: z._default(portNumber, '8080'),
  HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(portNumber),
  METRICS_HOST: z.optional(z.string()),
  PUBLIC_URL: z.optional(origin),
  TRUST_PROXY: z._default(z.string(), 'false'),
  HSTS_SUBDOMAINS: z._default(one(['true', 'false']), 'false'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'], 'has to begin with postgres:// or postgresql://')),
  KEY_FILE: z.optional(z.string()),
  PORTAL_ENV: z._default(one(PORTAL_ENVS), 'local'),
  SEED: z.optional(one(['demo', 'none'])),
  SEED_SCALE: z._default(one(['small', 'large']), 'small'),
  SIMULATOR: z.optional(
    z.string().check(z.refine((value) => value === 'off' || (Number(value) > 0 && Number(value) < 1e6), SPEED_RULE)),
  ),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'has to begin with smtp:// or smtps://')),
  MAIL_FROM: z.optional(z.email('has to be an e-mail address')),
  CONSENT_DAYS: z.optional(
    z.string().check(z.refine((value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= 3_650, DAYS_RULE)),
  ),
  FILES_S3_ENDPOINT: z.optional(origin),
  FILES_S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'has to be the name of a bucket')),
  ),
  FILES_S3_REGION: z.optional(z.string()),
  FILES_S3_ACCESS_KEY: z.optional(z.string()),
  FILES_S3_SECRET_KEY: z.optional(z.string()),
  CONFIG_DIR: z.optional(z.string()),
  PORTAL_DIST: z._default(z.string(), path.resolve(import.meta.dirname, '../../portal/dist')),
});

/** Reads the settings from environment variables. An empty one counts as unset. Throws a StartError (OP-03). */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    // A URL may contain a password: name the wrong setting, never its value.
    const value = /_(URL|KEY)$/.test(name) ? '' : `, not "${variables[name]}"`;
    throw new StartError(`${name} ${issue?.message}${value}.`);
  }
  const e = parsed.data;
  const trial = !e.DATABASE_URL && e.PORTAL_ENV !== 'pp' && e.PORTAL_ENV !== 'prod';
  // Demo data has a published password. Other environments create it only on request (OP-01).
  const seed = e.SEED ?? (trial ? 'demo' : 'none');
  return {
    port: Number(e.PORT),
    host: e.HOST,
    metrics: metricsAddress(e),
    publicUrl: e.PUBLIC_URL ? new URL(e.PUBLIC_URL).origin : null,
    trustProxy: trustedProxies(e.TRUST_PROXY),
    hstsSubdomains: e.HSTS_SUBDOMAINS === 'true',
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    keyFile: e.KEY_FILE ? path.resolve(e.KEY_FILE) : null,
    portalEnv: e.PORTAL_ENV,
    seed,
    seedScale: e.SEED_SCALE,
    simulator: simulatorSpeed(e.SIMULATOR, seed === 'demo', trial),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? null,
    consentDays: e.CONSENT_DAYS ? Number(e.CONSENT_DAYS) : null,
    files: bucketOf(e),
    configDir: e.CONFIG_DIR ? path.resolve(e.CONFIG_DIR) : null,
    portalDist: path.resolve(e.PORTAL_DIST),
  };
}

function metricsAddress({ METRICS_PORT, METRICS_HOST, PORT }: z.infer<typeof Environment>): Settings['metrics'] {
  if (METRICS_PORT === undefined) {
    if (METRICS_HOST === undefined) return null;
    throw new StartError('METRICS_HOST needs METRICS_PORT, without which there are no metrics.');
  }
  const port = Number(METRICS_PORT);
  // Metrics are for operators. On the portal's port of another address, users could reach them.
  if (port !== 0 && port === Number(PORT)) {
    throw new StartError(`METRICS_PORT has to be another port than PORT, not "${METRICS_PORT}".`);
  }
  return { host: METRICS_HOST ?? '127.0.0.1', port };
}

const FILES = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_REGION',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
] as const;

/** All settings of the file store, or none. */
function bucketOf(e: z.infer<typeof Environment>): Settings['files'] {
  const missing = FILES.filter((name) => e[name] === undefined);
  if (missing.length === FILES.length) return null;
  if (missing.length > 0) throw new StartError(`The file store needs ${missing.join(', ')} as well.`);
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = FILES.map(
    (name) => e[name],
  );
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Same syntax as in Fastify. */
const isNetwork = (text: string): boolean =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

function trustedProxies(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value.split(',').every((part) => isNetwork(part.trim()))) return value;
  throw new StartError(
    `TRUST_PROXY has to be "true", "false", a number of proxies or their networks such as 10.0.0.0/8, not "${value}".`,
  );
}

/** On by default if demo data is the default too. Refused without demo data. */
function simulatorSpeed(value: string | undefined, demo: boolean, trial: boolean): number | null {
  if (value === 'off') return null;
  if (value === undefined) return demo && trial ? 1 : null;
  if (!demo) throw new StartError('SIMULATOR runs on demo data alone: set SEED=demo, or SIMULATOR=off.');
  return Number(value);
}
