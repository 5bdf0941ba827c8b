import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** Returns the commit: `VITE_COMMIT`, or the checkout's HEAD. Empty without both. */
function commit(): string {
  if (process.env.VITE_COMMIT !== undefined) return process.env.VITE_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/**
 * Writes the commit into the document. In a script it would change nearly all hashes, as scripts import each other.
 * Every deployment would then invalidate the users' whole cache.
 */
export const commitInDocument = (): Plugin => ({
  name: 'commit-in-document',
  apply: 'build',
  transformIndexHtml: () => {
    const content = commit();
    return content ? [{ tag: 'meta', attrs: { name: 'commit', content }, injectTo: 'head' }] : [];
  },
});
