import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** What is being built: the commit of the checkout, or as the environment says; nothing without both. */
function commit(): string {
  if (process.env.VITE_COMMIT !== undefined) return process.env.VITE_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/**
 * Names the commit in the document. In a script it would change the name of that script, of each that loads it, and so of
 * nearly all: every deployment would have everybody download the portal again, whatever it changed.
 */
export const commitInDocument = (): Plugin => ({
  name: 'commit-in-document',
  apply: 'build',
  transformIndexHtml: () => {
    const content = commit();
    return content ? [{ tag: 'meta', attrs: { name: 'commit', content }, injectTo: 'head' }] : [];
  },
});
