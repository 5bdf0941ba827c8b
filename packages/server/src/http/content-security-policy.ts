import * as z from 'zod/mini';

/** Hosts that the two config files name. A missing value or one of another type counts as empty. */
const text = z.catch(z.string(), '');
const Bases = z.object({ apiUrl: text, apiUrlUsermgmt: text, apiUrlRequest: text, apiUrlOverview: text });
const Integrations = z.object({ gtmId: text, gtmPersId: text, clarityId: text, usersnapKey: text, sentryDsn: text });
const Tiles = z.object({ tiles: text });
const Config = z.object({
  integrations: z.catch(Integrations, Integrations.parse({})),
  map: z.catch(Tiles, Tiles.parse({})),
});

/** Trusted Types policy with which the portal registers its service worker. */
const WORKER_POLICY = 'hireyard-worker';
/** Trusted Types policy with which the consent package loads accepted services. */
const CONSENT_POLICY = 'hireyard-consent';
/**
 * Default policy of the page. Consent creates it because third-party scripts load further scripts from plain strings.
 */
const DEFAULT_POLICY = 'default';

/** Hash of the empty style. Emotion fills empty style elements through the CSSOM, so no nonce is needed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Reach {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
}

/** Hosts that each integration needs, as its vendor documents them for a content security policy. */
const TAG_MANAGER: Reach = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.google.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frame: ['https://www.googletagmanager.com'],
};
const CLARITY: Reach = {
  script: ['https://www.clarity.ms', 'https://*.clarity.ms'],
  connect: ['https://*.clarity.ms', 'https://c.bing.com'],
  image: ['https://*.clarity.ms', 'https://c.bing.com'],
};
const USERSNAP: Reach = {
  script: ['https://widget.usersnap.com', 'https://resources.usersnap.com'],
  connect: ['https://*.usersnap.com'],
  image: ['https://*.usersnap.com'],
  style: ['https://resources.usersnap.com'],
  font: ['https://resources.usersnap.com'],
};

/**
 * Returns the policy of the portal's pages (OP-04). It allows the portal itself, moved base addresses, hosts of
 * configured integrations, and images of the map's tile host. An empty setting allows no host.
 */
export function portalPolicy(environment: unknown, appConfig: unknown): string {
  const bases = Bases.safeParse(environment);
  const { integrations, map } = Config.safeParse(appConfig).data ?? Config.parse({});
  const suppliers = [
    ...(integrations.gtmId || integrations.gtmPersId ? [TAG_MANAGER] : []),
    ...(integrations.clarityId ? [CLARITY] : []),
    ...(integrations.usersnapKey ? [USERSNAP] : []),
  ];
  const reaches: Reach[] = [
    // Pictures of products come from the main base.
    { connect: originsOf(Object.values(bases.data ?? {})), image: originsOf(bases.data ? [bases.data.apiUrl] : []) },
    ...suppliers,
    { connect: originsOf([integrations.sentryDsn]) },
    { image: originsOf([map.tiles]) },
  ];
  const reach = (kind: keyof Reach) => reaches.flatMap((each) => each[kind] ?? []);
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...reach('script')],
    'style-src': ["'self'", EMPTY_STYLE, ...reach('style')],
    'connect-src': ["'self'", ...reach('connect')],
    'img-src': ["'self'", 'data:', ...reach('image')],
    'font-src': ["'self'", ...reach('font')],
    'frame-src': reach('frame').length ? reach('frame') : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [CONSENT_POLICY, WORKER_POLICY, ...(suppliers.length ? [DEFAULT_POLICY] : [])],
  });
}

/** Policy for answers of the API. They are data, so nothing in them may load or run. */
export const API_POLICY = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** Swagger UI needs style attributes and its own images and scripts. */
export const DOCS_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Matches origins without `;`, `,` and `*`. `URL` accepts them in a host, but they end a directive, end a policy and
 * match any host.
 */
const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** Returns only origins for the header, so that a config file cannot add a directive. */
const originsOf = (urls: readonly string[]): string[] =>
  urls.map((url) => URL.parse(url)?.origin ?? '').filter((origin) => ORIGIN.test(origin));
