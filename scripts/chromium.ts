import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether this machine runs the packaged browser, which renders the same on all such machines. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

const root = dirname(import.meta.dirname);
const cache = join(root, 'node_modules/.cache/hireyard');

interface LaunchOptions {
  executablePath?: string;
  env?: NodeJS.ProcessEnv;
  args: string[];
}

/**
 * The browser of tests, stories and pictures: Chromium out of the npm package `@sparticuz/chromium`, pinned by the
 * lockfile, with fonts of the lockfile alone, so that every Linux x64 machine draws the same. Elsewhere Playwright's own.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  if (!hasPackagedChromium) return { args: [] };
  return {
    executablePath: unpackedChromium(),
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(root, 'scripts/fonts.conf'),
      // Where fontconfig keeps what it has read of these fonts; works without a home folder too.
      XDG_CACHE_HOME: cache,
    },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  };
}

/**
 * The same for tests, with more arguments. Most of their pages live for seconds, in which code that V8 optimizes on a thread of
 * its own does not pay off: without that, loading a page of the portal takes two thirds of the processor time.
 */
export function testChromiumOptions(...more: readonly string[]): LaunchOptions {
  const { args, ...options } = chromiumLaunchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev', ...more] };
}

/**
 * Chromium of this checkout and version. By itself the package unpacks into the machine's temporary folder, where it
 * takes what another version, another user or a run that is still unpacking has left. Here the folder gets its name when
 * it is complete.
 */
function unpackedChromium(): string {
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(cache, `chromium-${JSON.parse(manifest).version}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const unpacking = mkdtempSync(`${folder}-`);
    const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
    const env = { ...process.env, TMPDIR: unpacking };
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: root, env });
    try {
      renameSync(unpacking, folder);
    } catch (error) {
      // Another suite was faster.
      if (!existsSync(folder)) throw error;
      rmSync(unpacking, { recursive: true });
    }
  }
  return join(folder, 'chromium');
}
