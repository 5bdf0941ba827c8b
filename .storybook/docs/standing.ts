import released from '../../packages/ui/api-released.json';
import { repository, version } from '../../packages/ui/package.json';

const pages = import.meta.glob<string>('../../packages/ui/src/stories/guide/Waiting.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where a component stands: used by the portal, or finished and waiting for a page that needs it. */
export type Status = 'in use' | 'in wait';

const WAITING: ReadonlySet<string | undefined> = new Set(
  Object.values(pages).flatMap((page) => [...page.matchAll(/^\| (\w+) +\|/gm)].map(([, name]) => name)),
);
/** Names that the last release exports, from whichever entry: `. DataList`. */
const RELEASED: ReadonlySet<string | undefined> = new Set(Object.keys(released).map((key) => key.split(' ')[1]));
/** First versions of components that came after the first release. */
const LATER: Readonly<Record<string, string>> = {};

export const statusOf = (name: string): Status => (WAITING.has(name) ? 'in wait' : 'in use');

export const sinceOf = (name: string): string => LATER[name] ?? (RELEASED.has(name) ? version : 'the next release');

/** Address of a file of the repository. */
export const sourceOf = (file: string): string => `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/${file}`;
