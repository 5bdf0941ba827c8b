import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IN_MUI } from '../packages/ui/src/stories/documentation/in-mui.ts';
import { supportedBrowsers } from './browsers.ts';
import { cell, type Design, designs } from './component-pages.ts';
import { root } from './packages.ts';

/** Lists the components that `@hireyard/ui/rental` exports. */
function ofRental(): ReadonlySet<string> {
  const source = readFileSync(join(root, 'packages/ui/src/rental/index.ts'), 'utf8');
  return new Set([...source.matchAll(/\/([A-Z]\w+)\/index\.ts/g)].map(([, name = '']) => name));
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

/** Table of components: name, first use from its `doc.tsx`, name in MUI. */
const componentTable = (components: readonly (readonly [string, Design])[]): string =>
  table(
    ['component', 'use it', 'in MUI'],
    components.map(([name, { documented }]) => [
      `\`${name}\``,
      documented.documentation.use.when[0] ?? '',
      IN_MUI[name] ?? '',
    ]),
  );

const browserTable = (): string =>
  table(
    ['browser', 'from version'],
    supportedBrowsers().map(({ shown, version }) => [shown, version]),
  );

type Tables = Readonly<Record<string, string>>;

/** Makes the tables of the packages' READMEs, by file and by the names of their places in it. */
export async function readmeTables(): Promise<Readonly<Record<string, Tables>>> {
  const components = [...(await designs())].sort(([a], [b]) => a.localeCompare(b));
  const rental = ofRental();
  const browsers = browserTable();
  return {
    'packages/consent/README.md': { browsers },
    'packages/ui/README.md': {
      components: componentTable(components.filter(([name]) => !rental.has(name))),
      rental: componentTable(components.filter(([name]) => rental.has(name))),
      browsers,
    },
  };
}

/** Puts tables between `<!-- name -->` and `<!-- /name -->`. Throws where a place is missing. */
export const withTables = (readme: string, tables: Tables): string =>
  Object.entries(tables).reduce((text, [name, content]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n).*?(<!-- /${name} -->)`, 's');
    if (!place.test(text)) throw new Error(`The README has no <!-- ${name} -->.`);
    return text.replace(place, (_, before: string, after: string) => `${before}\n${content}\n\n${after}`);
  }, readme);
