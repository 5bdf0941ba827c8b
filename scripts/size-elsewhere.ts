// `pnpm size:elsewhere`: builds the portal again under another path and commit id, and compares it with the existing
// build. All scripts must get the same names, because their hashes depend on content alone.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './packages.ts';

/** The packages of the build, the server for the licenses of its fonts and data, and the scripts of the build's config. */
const FOLDERS = [
  'packages/portal',
  'packages/ui',
  'packages/contract',
  'packages/consent',
  'packages/server',
  'scripts',
];
const NOT_COPIED = ['dist', 'storybook-static', '.data'];

const filesOf = (folder: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'packages/portal/dist/.vite/manifest.json'), 'utf8'));
  return [...new Set(Object.values(manifest as Record<string, { file: string }>).map(({ file }) => file))].sort();
};

// Beside the checkout, so that installed packages can be linked instead of copied.
const elsewhere = mkdtempSync(join(root, '..', '.build-elsewhere-'));
try {
  const copy = join(elsewhere, 'under', 'another', 'path');
  mkdirSync(copy, { recursive: true });
  for (const folder of FOLDERS)
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_COPIED.includes(basename(source)),
    });
  for (const file of globSync('{package.json,tsconfig*.json}', { cwd: root }))
    cpSync(join(root, file), join(copy, file));
  if (spawnSync('cp', ['-al', join(root, 'node_modules'), copy], { stdio: 'inherit' }).status !== 0)
    throw new Error('The installed packages cannot be linked beside the checkout.');
  const { status } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: join(copy, 'packages/portal'),
      env: { ...process.env, VITE_COMMIT: '0123456789ab' },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The build under another path failed.');
  const [here, there] = [filesOf(root), filesOf(copy)];
  const differing = [...here.filter((file) => !there.includes(file)), ...there.filter((file) => !here.includes(file))];
  for (const file of differing) console.error(`✗ ${file}`);
  console.log(differing.length > 0 ? 'The build depends on its path or commit id.' : `✓ the same ${here.length} files`);
  process.exitCode = differing.length > 0 ? 1 : 0;
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}
