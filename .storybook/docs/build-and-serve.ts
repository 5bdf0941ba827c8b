import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const OUT = 'storybook-static';

/** Builds the Storybook and serves it with caching, because some four hundred stories load the same files. */
export default async function buildAndServe(): Promise<() => Promise<void>> {
  execFileSync(join(root, 'node_modules/.bin/storybook'), ['build', '--quiet', '-o', OUT], {
    cwd: root,
    stdio: 'pipe',
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: OUT },
    preview: {
      host: '127.0.0.1',
      port: Number(process.env.STORYBOOK_PORT),
      strictPort: true,
      headers: { 'Cache-Control': 'max-age=3600' },
    },
  });
  return () => server.close();
}
