import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { WORKER_LICENSES } from './third-party-licenses.ts';

/**
 * Files that are not cached: those for tools, the worker for PDF files, which need the network anyway, and what only the
 * desk has, which is not opened without a network (DK-03).
 */
const LEFT_OUT = /\.map$|^\.vite\/|^assets\/pdf\.worker[\w.-]*$|^desk\.html$|^assets\/desk-[\w-]{8}\.js$/;
/** Packages for error reports and PDF files. Both need the network. */
const ONLINE = /node_modules[\\/](?:@sentry|@sentry-internal|pdfjs-dist)[\\/]/;
/** Files of `public` shown by a page or the home screen. */
const PUBLIC = ['browser-check.js', 'favicon.svg'];
const HASHED = /-[\w-]{8}\.\w+$/;

const isCached = ([name, part]: [string, Rolldown.OutputAsset | Rolldown.OutputChunk]) =>
  !LEFT_OUT.test(name) && !(part.type === 'chunk' && part.moduleIds.some((id) => ONLINE.test(id)));
const isEntry = (part: Rolldown.OutputAsset | Rolldown.OutputChunk) => part.type === 'chunk' && part.isEntry;

/**
 * Builds `sw.js` after the portal: a classic script, supported by all browsers, with the list of the portal's files.
 * The build id is the name of the entry. Its hash covers everything it imports.
 */
export const serviceWorker = (): Plugin => {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    // At this point the document and the files of `public` are written, and nothing is compressed yet.
    writeBundle: async (_, bundle) => {
      const entry = Object.values(bundle).find(isEntry)?.fileName;
      if (!entry) throw new Error('The build has no entry for the service worker to be named after.');
      const revision = async (file: string) =>
        createHash('sha256')
          .update(await readFile(join(outDir, file)))
          .digest('hex')
          .slice(0, 16);
      const cached = Object.entries(bundle).filter(isCached);
      const names = [...cached.map(([name]) => name), ...PUBLIC].sort();
      const files = await Promise.all(
        names.map(async (name) => ({ url: `/${name}`, revision: HASHED.test(name) ? null : await revision(name) })),
      );
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD: JSON.stringify(`/${entry}`),
          FILES: JSON.stringify(files),
          // Workbox's development build logs every request.
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          sourcemap: 'hidden',
          license: { fileName: WORKER_LICENSES },
          minify: true,
          lib: { entry: join(root, 'src/worker/sw.ts'), formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
        },
      });
    },
  };
};
