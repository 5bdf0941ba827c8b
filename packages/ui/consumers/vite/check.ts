import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsumerCheck } from '../../../../scripts/consumers.ts';

/** A page with the paginator alone, out of the main entry: no module and no sentence of a sibling may be in it. */
async function built(folder: string): Promise<string[]> {
  const faults: string[] = [];
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const modules = read('dist-one/**/*.js.map').flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const components = new Set(
    modules.flatMap((path) => /@hireyard\/ui\/dist\/components\/(\w+)\//.exec(path)?.[1] ?? []),
  );
  if (!components.delete('Paginator')) faults.push('the page with one component lacks it');
  if (components.size) faults.push(`importing the paginator brings ${[...components].join(', ')}`);

  const code = read('dist-one/**/*.js').join('\n');
  const { en } = await import(join(folder, 'node_modules/@hireyard/ui/dist/locales/en.js'));
  for (const [component, texts] of Object.entries<object>(en)) {
    if (component === 'Paginator') continue;
    const sentences = Object.values(texts).filter((text) => typeof text === 'string' && text.includes(' '));
    const said = sentences.filter((sentence) => code.includes(sentence));
    if (said.length) faults.push(`importing the paginator brings texts of ${component}: ${said.join(' | ')}`);
  }
  return faults;
}

/** Components whose refs the app reads, by what their elements have. */
const WITH_REF = [
  ...['NavTabs', 'PageHeader', 'MenuButton', 'KeyFigures', 'DataList', 'Paginator'].map((name) => `.Hy${name}-root`),
  'svg[role="img"]',
  'svg[viewBox="0 0 96 72"]',
];

export const check: ConsumerCheck = {
  built,
  rendered: 'HyPaginator-root',
  visit: async (page) => {
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByText('26–50 van 124').first().waitFor();
    for (const element of WITH_REF)
      if ((await page.locator(`${element}[data-ref]`).count()) !== 1) throw new Error(`the ref of ${element} is empty`);
  },
};
