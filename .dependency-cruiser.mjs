/*
 * Rules for imports between folders, including types. `pnpm architecture` checks them; `docs/architecture.md` explains them.
 * Tests may import anything.
 */
const PORTAL = '^packages/portal/src/';

/** Folders of the portal from bottom to top. A folder may import the folders before it. */
export const PORTAL_LAYERS = [
  'worker',
  'reports',
  'config',
  'storage',
  'http',
  'i18n',
  'consent',
  'api',
  'session',
  'settings',
  'client',
  'store',
  'epics',
  'updates',
  'access',
  'forms',
  'pages',
  'lists',
  'rental',
  'month-sums',
  'attention',
  'activity',
  'attachments',
  'scan',
  'map',
  'offline',
  'outbox',
  'palette',
  'visitor',
  'areas',
  'shell',
  'router',
  'startup',
  'application',
  'desk',
  'entrance',
];

const anyOf = (...names) => `(${names.join('|')})`;
const packages = (...names) => `^packages/${anyOf(...names)}/`;
/** Matches installed packages, even if they cannot be resolved from the importing file. */
const installed = (...names) => `(^|node_modules/)${anyOf(...names)}(/|$)`;

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const layers = PORTAL_LAYERS.slice(0, -1).map((layer, index) =>
  forbid(
    `portal-layer-${layer}`,
    'A layer of the portal imports only lower layers.',
    { path: `${PORTAL}${layer}/` },
    { path: `${PORTAL}${anyOf(...PORTAL_LAYERS.slice(index + 1))}/` },
  ),
);

const UI_COMPONENTS = '^packages/ui/src/(components|rental)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    forbid(
      'portal-folder-without-layer',
      'A new folder of the portal needs a place in PORTAL_LAYERS; the only file outside of folders is the entry.',
      { path: PORTAL, pathNot: [`${PORTAL}${anyOf(...PORTAL_LAYERS, 'testing')}/`, `${PORTAL}main\\.tsx$`] },
      {},
    ),
    forbid(
      'file-cycle',
      'No file imports itself through other files, types included.',
      { path: '^packages/', pathNot: UI_COMPONENTS },
      { circular: true },
    ),
    forbid(
      'ui-without-rental',
      'What any app uses knows nothing of the rental trade. Its stories and tests may show it.',
      {
        path: '^packages/ui/src/',
        pathNot: ['^packages/ui/src/(rental|stories|testing)/', '\\.(doc|stories|test)\\.tsx?$'],
      },
      { path: '^packages/ui/src/rental/' },
    ),
    forbid(
      'component-cycle',
      'No component imports itself through other files. A part may read the type of the properties beside it.',
      { path: UI_COMPONENTS },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    {
      ...forbid(
        'portal-folder-cycle',
        'No folder imports itself through other folders.',
        { path: PORTAL },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'portal-areas-apart',
      'An area imports no other area: shared code moves to `rental` or a lower layer.',
      { path: `${PORTAL}areas/([^/]+)/` },
      { path: `${PORTAL}areas/`, pathNot: `${PORTAL}areas/$1/` },
    ),
    forbid(
      'portal-areas-by-router',
      'Only the router imports areas.',
      { path: PORTAL, pathNot: `${PORTAL}(areas|router|testing)/` },
      { path: `${PORTAL}areas/` },
    ),
    forbid(
      'portal-areas-by-routes',
      'Only the routes of an area are public.',
      { path: `${PORTAL}router/` },
      { path: `${PORTAL}areas/`, pathNot: `${PORTAL}areas/[^/]+/routes\\.tsx$` },
    ),
    forbid(
      'portal-without-testing',
      'Only tests import test helpers.',
      { path: PORTAL, pathNot: `${PORTAL}testing/` },
      { path: `${PORTAL}testing/` },
    ),
    forbid(
      'portal-packages-by-name',
      'The portal imports other packages by their public entries, never by path.',
      { path: PORTAL },
      { path: packages('contract', 'ui', 'consent', 'server'), dependencyTypes: ['local'] },
    ),
    forbid(
      'portal-without-server',
      'The portal imports no server code: it calls the server over HTTP.',
      { path: PORTAL },
      { path: packages('server') },
    ),
    forbid(
      'packages-alone',
      'contract, ui and consent import none of our other packages.',
      { path: '^packages/(contract|ui|consent)/src/' },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    forbid(
      'contract-zod-in-schemas',
      'Endpoints and values are part of the first load of the portal, so only files of schemas import zod.',
      {
        path: '^packages/contract/src/',
        // The portal loads neither the API of the company's systems nor the description of the API.
        pathNot: ['(^|[/-])(schemas|openapi|operations)\\.ts$', '^packages/contract/src/(backoffice/imports|openapi)/'],
      },
      { path: installed('zod'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ui-without-application',
      'The design system imports no store, router, HTTP client or i18next.',
      { path: '^packages/ui/src/' },
      {
        path: installed(
          'react-router',
          'react-router-dom',
          'react-redux',
          'redux',
          '@reduxjs',
          'redux-observable',
          'rxjs',
          'i18next',
          'react-i18next',
        ),
      },
    ),
    forbid(
      'server-with-contract-alone',
      'Of our packages the server imports only contract, and it does not import React.',
      { path: '^packages/server/src/' },
      { path: [packages('portal', 'ui', 'consent'), installed('react', 'react-dom')] },
    ),
    forbid(
      'server-domain-pure',
      "The server's domain rules import no HTTP or database library.",
      { path: '^packages/server/src/domain/' },
      {
        path: ['^packages/', installed('fastify', '@fastify', 'kysely', 'pg', '@electric-sql')],
        pathNot: ['^packages/server/src/domain/', packages('contract')],
      },
    ),
    forbid(
      'server-metrics-library',
      'Only one file imports the metrics library, which is being renamed.',
      { path: '^packages/server/src/', pathNot: '/metrics/registry\\.ts$' },
      { path: installed('prom-client') },
    ),
    forbid(
      'resolved',
      'An import that cannot be resolved would escape the other rules.',
      { path: '^packages/' },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(\\.test|\\.stories|\\.doc|\\.setup)\\.tsx?$|\\.d\\.ts$|^packages/[^/]+/((e2e/)?dist|node_modules|consumers)/',
    },
    // Checks imports of types as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
