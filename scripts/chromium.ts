import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** True if this machine can run the packaged browser, which renders alike on all such machines. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

const root = dirname(import.meta.dirname);
const cache = join(root, 'node_modules/.cache/hireyard');

interface LaunchOptions {
  executablePath?: string;
  env?: NodeJS.ProcessEnv;
  args: string[];
}

/**
 * Options for the browser of tests, stories and pictures. On Linux x64 this is Chromium from the npm package
 * `@sparticuz/chromium`, with browser and fonts pinned by the lockfile, so that all machines render alike. Elsewhere it is
 * Playwright's own browser.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  if (!hasPackagedChromium) return { args: [] };
  return {
    executablePath: unpackedChromium(),
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(root, 'scripts/fonts.conf'),
      // Cache of fontconfig; needs no home folder.
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
 * Options for tests, with more arguments. V8's optimizing compilers are off: most pages of tests live for seconds, and loading
 * a page of the portal takes a third less processor time without them.
 */
export function testChromiumOptions(...more: readonly string[]): LaunchOptions {
  const { args, ...options } = chromiumLaunchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev', ...more] };
}

/**
 * Unpacks Chromium once for each checkout and version, and returns its path. The package itself unpacks into the machine's
 * temporary folder, where it accepts files of another version, another user, or an unfinished run. Here the folder is
 * renamed to its final name when it is complete.
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
      // Another suite may have finished first.
      if (!existsSync(folder)) throw error;
      rmSync(unpacking, { recursive: true });
    }
  }
  return join(folder, 'chromium');
}
