import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import * as kit from '../index.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import * as rental from '../rental/index.ts';
import { CLOSE, OPEN, pseudo } from './pseudo.ts';

type StoryModule = Parameters<typeof composeStories>[0];

const storyFiles = import.meta.glob<StoryModule>(['../components/*/*.stories.tsx', '../rental/*/*.stories.tsx'], {
  eager: true,
});
const storySources = import.meta.glob<string>(
  ['../components/*/*.stories.tsx', '../rental/*/*.stories.tsx', '../stories/*samples.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const testSources = import.meta.glob<string>(['../components/*/*.test.tsx', '../rental/*/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folderOf = (path: string) => /(?:components|rental)\/(\w+)\//.exec(path)?.[1] ?? '';
const textOf = (sources: Record<string, string>, folder: string) =>
  Object.entries(sources)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, text]) => text)
    .join('\n');

const folders = Object.keys(import.meta.glob(['../components/*/index.ts', '../rental/*/index.ts'])).map(folderOf);
const storiesOf = (path: string) =>
  Object.entries(composeStories(storyFiles[path] as StoryModule)) as [string, ComponentType][];
const count = Object.keys(storyFiles).reduce((sum, path) => sum + storiesOf(path).length, 0);

/** Texts of the stories themselves, which a consumer would provide in the user's language. */
const samples = textOf(storySources, '');
const saidIn = (folder: string) => [textOf(storySources, folder), samples].join('\n');

const NAMING = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];

/** All visible and announced texts. */
function textsIn(root: ParentNode): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of NAMING) texts.push(node.getAttribute(name) ?? '');
    } else if (!/^(STYLE|SCRIPT)$/.test(node.parentElement?.tagName ?? '')) {
      texts.push(node.textContent ?? '');
    }
  }
  return texts;
}

/** Removes marked text and output of `Intl` formats: months, weekdays, numbers. */
function unmarked(text: string): string {
  let rest = text;
  const marks = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(marks, ' ');
  }
  return rest.replace(/\s+/g, ' ').trim();
}

const dates = new Set(
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day))).flatMap((date) =>
    (['short', 'long'] as const).flatMap((width) => [
      new Intl.DateTimeFormat('en-GB', { month: width, timeZone: 'UTC' }).format(date),
      new Intl.DateTimeFormat('en-GB', { weekday: width, timeZone: 'UTC' }).format(date),
    ]),
  ),
);
/** True for a word, but not for initials or a repeated letter. */
const isPlain = (word: string) =>
  /\p{Letter}{2}/u.test(word) && !/^(\p{Lu}{1,3}|kB|(.)\2+)$/u.test(word) && !dates.has(word);

/** Words that are neither in the locale nor in the story: the component's code contains them. */
function plainIn(root: ParentNode, said: string): string[] {
  return textsIn(root)
    .map(unmarked)
    .filter((text) => !said.includes(text))
    .filter((text) =>
      text.split(/[\s/:·–—.,()]+/).some((word) => isPlain(word) && !said.toLowerCase().includes(word.toLowerCase())),
    );
}

/** Elements that are useless on paper: controls and window elements. */
const NOT_ON_PAPER = [
  'AppHeader-root',
  'BlockedBanner-root',
  'Breadcrumbs-root',
  'BrowserNotice-root',
  'BulkBar-root',
  'DataList-cardSort',
  'DataList-checkbox',
  'DataList-selectPage',
  'FilterBar-root',
  'FilterButton-root',
  'ListSheet-toolbar',
  'MenuButton-root',
  'MessageBanner-root',
  'NavTabs-root',
  'PageHeader-actions',
  'Paginator-moves',
  'Paginator-size',
  'SearchField-root',
  'SegmentedControl-root',
  'SidePanel-foot',
  'SkipLink-root',
  'Tabs-list',
  'Toast-region',
];
/** By slot: true as long as every occurrence is hidden on paper. */
const leftOut = new Map<string, boolean>();
const noteLeftOut = () => {
  for (const name of NOT_ON_PAPER) {
    for (const element of document.getElementsByClassName(`Hy${name}`)) {
      leftOut.set(name, leftOut.get(name) !== false && element.closest('[data-print="hide"]') !== null);
    }
  }
};

describe('[UI-01] the library', () => {
  it('has at least 120 stories', () => {
    expect(count).toBeGreaterThanOrEqual(120);
  });

  it.each(folders)('%s has stories and a test that name every component it exports', (folder) => {
    const index = Object.entries(
      import.meta.glob<Record<string, unknown>>(['../components/*/index.ts', '../rental/*/index.ts'], { eager: true }),
    ).find(([path]) => folderOf(path) === folder)?.[1];
    const components = Object.keys(index ?? {}).filter((name) => /^[A-Z][a-z]/.test(name));
    expect(components).toContain(folder);
    for (const name of components) {
      expect({ ...kit, ...rental }).toHaveProperty(name);
      expect(textOf(storySources, folder), `a story of ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
      expect(textOf(testSources, folder), `a test of ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it.each(folders)('%s is shown in dark and from right to left', (folder) => {
    const stories = textOf(storySources, folder);
    expect(stories).toMatch(/scheme: 'dark'/);
    expect(stories).toMatch(/direction: 'rtl'/);
  });
});

describe.each(Object.keys(storyFiles).sort())('[UI-04] %s', (path) => {
  it.each(storiesOf(path))('%s leaves no English in its own words', (_name, Story) => {
    render(
      <UiProvider locale={pseudo}>
        <Story />
      </UiProvider>,
    );
    noteLeftOut();
    expect(plainIn(document.body, saidIn(folderOf(path)))).toEqual([]);
  });
});

describe('on paper', () => {
  it.each(NOT_ON_PAPER)('[SH-05] %s is left out', (name) => {
    expect(leftOut.get(name)).toBe(true);
  });
});

describe('[UI-04] the pseudo-locale run', () => {
  it('finds a word in a component’s own code', () => {
    const { container } = render(
      <button type="button" aria-label="Hardcoded wording">
        {`${OPEN}Close${CLOSE}`}
      </button>,
    );
    expect(plainIn(container, saidIn('Logo'))).toEqual(['Hardcoded wording']);
  });
});
