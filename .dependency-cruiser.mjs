/**
 * Which folder may import which, types included: `pnpm architecture` checks it, `docs/architecture.md` explains it.
 * Tests may import whatever they need.
 */
const PORTAL = '^packages/portal/src/';

/** The portal's folders from the bottom to the top: each imports those before it. */
export const PORTAL_LAYERS = [
  'worker',
  'reports',
  'config',
  'storage',
  'consent',
  'http',
  'i18n',
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
  'entrance',
];

const anyOf = (...names) => `(${names.join('|')})`;
const packages = (...names) => `^packages/${anyOf(...names)}/`;
/** Installed packages, also where they cannot be resolved from the file that imports them. */
const installed = (...names) => `(^|node_modules/)${anyOf(...names)}(/|$)`;

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const layers = PORTAL_LAYERS.slice(0, -1).map((layer, index) =>
  forbid(
    `portal-layer-${layer}`,
    'Imports go down the layers of the portal.',
    { path: `${PORTAL}${layer}/` },
    { path: `${PORTAL}${anyOf(...PORTAL_LAYERS.slice(index + 1))}/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    forbid(
      'portal-folder-without-layer',
      'A new folder of the portal gets its place in PORTAL_LAYERS; beside the folders stands the entry alone.',
      { path: PORTAL, pathNot: [`${PORTAL}${anyOf(...PORTAL_LAYERS, 'testing')}/`, `${PORTAL}main\\.tsx$`] },
      {},
    ),
    forbid(
      'file-cycle',
      'No file imports itself by way of others, types included.',
      // The theme of `ui` names the props of all its components, which import the theme.
      { path: '^packages/', pathNot: '^packages/ui/' },
      { circular: true },
    ),
    {
      ...forbid('portal-folder-cycle', 'Nor does a folder of the portal.', { path: PORTAL }, { circular: true }),
      scope: 'folder',
    },
    forbid(
      'portal-areas-apart',
      'An area imports no other area: what two of them need moves to `rental` or further down.',
      { path: `${PORTAL}areas/([^/]+)/` },
      { path: `${PORTAL}areas/`, pathNot: `${PORTAL}areas/$1/` },
    ),
    forbid(
      'portal-areas-by-router',
      'Only the router knows the areas.',
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
      'What tests share stays with tests.',
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
      'The portal speaks to the server over HTTP.',
      { path: PORTAL },
      { path: packages('server') },
    ),
    forbid(
      'packages-alone',
      'contract, ui and consent import nothing of ours.',
      { path: '^packages/(contract|ui|consent)/src/' },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    forbid(
      'contract-zod-in-schemas',
      'Endpoints and values come into the first load of the portal; zod stays in the files of schemas.',
      { path: '^packages/contract/src/', pathNot: '(^|[/-])(schemas|openapi|operations)\\.ts$' },
      { path: installed('zod'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ui-without-application',
      'The design system knows no store, router, HTTP or i18next.',
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
      'Of ours the server imports contract, and it renders nothing.',
      { path: '^packages/server/src/' },
      { path: [packages('portal', 'ui', 'consent'), installed('react', 'react-dom')] },
    ),
    forbid(
      'server-domain-pure',
      "The server's rules know no HTTP and no database.",
      { path: '^packages/server/src/domain/' },
      {
        path: ['^packages/', installed('fastify', '@fastify', 'kysely', 'pg', '@electric-sql')],
        pathNot: ['^packages/server/src/domain/', packages('contract')],
      },
    ),
    forbid(
      'server-metrics-library',
      'One file knows the library of metrics, which is moving to another name.',
      { path: '^packages/server/src/', pathNot: '/metrics/registry\\.ts$' },
      { path: installed('prom-client') },
    ),
    forbid(
      'resolved',
      'What cannot be resolved escapes the other rules.',
      { path: '^packages/' },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(\\.test|\\.stories|\\.doc|\\.setup)\\.tsx?$|\\.d\\.ts$|^packages/[^/]+/(dist|node_modules|consumers)/',
    },
    // Types count as much as values.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
