import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type { Documentation, DocumentedComponent } from '../packages/ui/src/stories/documentation/documentation.ts';
import { type ComponentDocs, componentDocs, type PropertyDocs } from './component-docs.ts';
import { examplesOf } from './doc-examples.ts';
import { root } from './packages.ts';

const KIT = join(root, 'packages/ui');
const DOCUMENTATION = join(KIT, 'src/stories/documentation');

/** Generated file: its path within the package and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

const section = (title: string, ...lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];
const items = (lines: readonly string[] = []) => lines.map((line) => `- ${line}`);
const terms = (entries: Readonly<Record<string, string>> = {}) =>
  Object.entries(entries).map(([term, text]) => `- **${term}**: ${text}`);
const topics = (layout: Documentation['layout'] = {}) =>
  Object.entries(layout).map(([subject, { say }]) => `- **${subject}**: ${say.join(' ')}`);
const innerParts = (parts: Documentation['anatomy']['inner'] = {}) =>
  Object.values(parts).map(({ at, is }) => `- \`${at}\`: ${is}`);
const links = (others: Readonly<Record<string, string>> = {}) =>
  Object.entries(others).map(([name, text]) => `- [${name}](${name}.md): ${text}`);

/** Escapes a cell of a table: a bar would end it, and so would a line break. */
export const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const code = (text: string) => `\`${cell(text)}\``;

const propertyRow = ({ name, type, required, default: value, description }: PropertyDocs) =>
  `| ${code(name)}${required ? ', required' : ''} | ${code(type)} | ${value === undefined ? '' : code(value)} | ${cell(description)} |`;

function properties({ properties: all }: ComponentDocs): string[] {
  const own = all.filter(({ ofRoot }) => !ofRoot);
  const ofRoot = all.filter((property) => property.ofRoot).map(({ name }) => code(name));
  const declarations = [...new Set(own.flatMap(({ declarations: text }) => text ?? []))];
  const head = ['| name | type | default | description |', '| --- | --- | --- | --- |'];
  return [
    ...section('Props', ...(own.length > 0 ? [...head, ...own.map(propertyRow)] : [])),
    ...(declarations.length > 0 ? ['```ts', declarations.join('\n\n'), '```', ''] : []),
    ...(ofRoot.length > 0 ? [`For its root element, also ${ofRoot.join(', ')}.`, ''] : []),
  ];
}

export interface Design {
  readonly documented: DocumentedComponent;
  /** Code of the recommended examples. */
  readonly examples: readonly string[];
}

const usage = ({ documented: { documentation: design }, examples }: Design) => [
  ...(design.notes ? [design.notes, ''] : []),
  ...section('Use it', ...items(design.use.when)),
  ...section('Use another', ...links(design.use.instead)),
  ...section('Examples', ...examples.map((example) => `\`\`\`tsx\n${example}\n\`\`\``)),
];

const rules = ({ documented: { documentation: design } }: Design) => [
  ...section('Layout', ...topics(design.layout)),
  ...section('Guidance', ...items(design.guidance.flatMap((advice) => [advice.do.say, advice.dont.say]))),
  ...section('Behavior', ...terms(design.behavior)),
  ...section('Wording', ...items(design.wording)),
  ...section('Keyboard', ...terms(design.keyboard)),
  ...section('Screen readers', ...items(design.screenReader)),
  ...section('Slots', ...terms(design.anatomy.slots)),
  ...section('Inner parts', ...innerParts(design.anatomy.inner)),
  ...section('Related', ...links(design.related)),
];

/** Module that exports MUI's own components. */
const OF_MUI = 'packages/ui/src/mui.ts';

/** Path from which a component is imported. */
const importPath = ({ module }: ComponentDocs) =>
  module === OF_MUI ? '@hireyard/ui' : `@hireyard/ui/${dirname(module).split('/').slice(-2).join('/')}`;

/** Documentation of a component of MUI: its properties are those of MUI. */
const docsOfMui = (name: string): ComponentDocs => ({
  ...{ name, theme: `Mui${name}`, module: OF_MUI, properties: [], slots: [], tokens: [] },
  description: `MUI’s ${name} with its own properties, in the theme of the kit.`,
});

/** Returns the Markdown page of a component. A part of another component has no design documentation of its own. */
const componentPage = (docs: ComponentDocs, design: Design | undefined): string =>
  [
    `# ${docs.name}`,
    '',
    docs.description,
    '',
    '```ts',
    `import { ${docs.name} } from '${importPath(docs)}';`,
    '```',
    '',
    ...(design ? usage(design) : []),
    ...properties(docs),
    ...(design ? rules(design) : []),
    ...section('Theme', ...(docs.theme ? [`Its name in a theme is \`${docs.theme}\`.`] : [])),
    ...section('CSS variables', ...docs.tokens.map(code).map((token) => `- ${token}`)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');

/** Returns the first sentence of a text. */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text;

/** Returns the index of the pages in the form of llmstxt.org. */
const pagesIndex = (components: readonly ComponentDocs[]): string =>
  [
    '# @hireyard/ui',
    '',
    '> A themed MUI component library for business applications: React components, a theme with light and dark, icons, and',
    '> texts in six languages.',
    '',
    'Wrap the application in `UiProvider`. Use its components instead of raw MUI ones, tokens instead of hex values, and give',
    'every control a label.',
    '',
    '## Start',
    '',
    '- [README](README.md): installation, provider, forms, lists, theme, languages and server rendering.',
    '- [CHANGELOG](CHANGELOG.md): changes of every version.',
    '- [Design tokens](tokens/hireyard.resolver.json): in the DTCG format, with light, dark and brands.',
    '',
    '## Components',
    '',
    ...components.map(({ name, description }) => `- [${name}](docs/${name}.md): ${firstSentence(description)}`),
    '',
  ].join('\n');

/** Loads the design documentation of every component, by the name of the component. */
export async function designs(): Promise<Map<string, Design>> {
  const file = join(DOCUMENTATION, 'every-documentation.ts');
  const { module } = await runnerImport<{ everyDocumentation: Record<string, { default: DocumentedComponent }> }>(
    file,
    {
      root: KIT,
      configFile: false,
      logLevel: 'error',
    },
  );
  return new Map(
    Object.entries(module.everyDocumentation).map(([path, { default: documented }]) => [
      basename(path, '.doc.tsx'),
      { documented, examples: examplesOf(readFileSync(join(DOCUMENTATION, path), 'utf8')) },
    ]),
  );
}

/** Makes `llms.txt` and one page for each component, from the types and from the design documentation. */
export async function componentPages(all = componentDocs()): Promise<Page[]> {
  const byName = await designs();
  const own = all.filter(({ module }) => /^packages\/ui\/src\/(components|rental)\//.test(module));
  const ofMui = [...byName].filter(([, { documented }]) => documented.name.startsWith('Mui'));
  const components = [...own, ...ofMui.map(([name]) => docsOfMui(name))].sort((a, b) => a.name.localeCompare(b.name));
  return [
    { path: 'llms.txt', text: pagesIndex(components) },
    ...components.map((docs) => ({
      path: `docs/${docs.name}.md`,
      text: componentPage(docs, byName.get(docs.name)),
    })),
  ];
}
