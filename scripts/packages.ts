import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Package that is published to a registry. */
export interface PublishedPackage {
  name: string;
  version: string;
  folder: string;
  /** Published `exports`, each a path or conditions. */
  exports: Record<string, string | { types: string; default: string }>;
  peers: string[];
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  publishConfig?: { exports?: PublishedPackage['exports'] };
  peerDependencies?: Record<string, string>;
}

export const root = dirname(import.meta.dirname);

/** Lists the packages of the workspace that are not private. */
export function publishedPackages(): PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      if (manifest.private || !manifest.publishConfig?.exports) return [];
      return {
        name: manifest.name,
        version: manifest.version,
        folder: join(root, dirname(file)),
        exports: manifest.publishConfig.exports,
        peers: Object.keys(manifest.peerDependencies ?? {}),
      };
    });
}

/** Lists entries with their module and declaration in `dist`. Expands wildcards, and skips data files and stylesheets. */
export function entriesOf({ folder, exports }: PublishedPackage): { entry: string; types: string; module: string }[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target.default.endsWith('.css')) return [];
    if (!entry.includes('*'))
      return { entry, types: resolve(folder, target.types), module: resolve(folder, target.default) };
    const [before = '', after = ''] = target.types.split('*');
    return globSync(target.types, { cwd: folder })
      .map((file) => `./${file}`.slice(before.length, -after.length))
      .sort()
      .map((name) => ({
        entry: entry.replace('*', name),
        types: resolve(folder, target.types.replace('*', name)),
        module: resolve(folder, target.default.replace('*', name)),
      }));
  });
}

/** Runs a command and returns true on success. Prints its output on failure. */
export function succeeds(command: string, args: string[], cwd = root, env: NodeJS.ProcessEnv = {}): boolean {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  if (result.status === 0) return true;
  console.error(
    `${command} ${args.join(' ')} in ${cwd}:\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`,
  );
  return false;
}

/** Builds a package into its `dist` by its `build` script. */
export const build = ({ folder }: PublishedPackage): boolean => succeeds('npm', ['run', '--silent', 'build'], folder);

/** Packs a package into the folder `target`. Returns the path of the tarball, or undefined on failure. */
export function pack({ name, version, folder }: PublishedPackage, target: string, by: 'pnpm' | 'npm' = 'pnpm') {
  const tarball = join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  rmSync(tarball, { force: true });
  // Skips the build in `prepack`.
  const env = { HIREYARD_BUILT: 'yes' };
  const args = ['pack', '--pack-destination', target];
  const packed =
    by === 'npm'
      ? succeeds('npm', args, folder, env)
      : succeeds('npx', ['--yes', 'pnpm@12.21.0', ...args], folder, env);
  return packed && existsSync(tarball) ? tarball : undefined;
}
