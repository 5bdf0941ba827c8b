import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { PreviewWeb } from 'storybook/preview-api';
import { schemeAttribute, schemeStorage } from '../../packages/ui/src/theme/color-scheme.ts';
import { neutralColors } from '../../packages/ui/src/theme/tokens.ts';
import { componentOf } from './story-index.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
  tags: string[];
  importPath: string;
  /** Stories files that an MDX page imports. */
  storiesImports?: string[];
}
interface Mode {
  dir: string;
  lang: string;
  scheme: string;
}
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__: PreviewWeb<never>;
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, change: object) => void;
    on: (event: string, handle: (id: string) => void) => void;
  };
  changesOfRoot: string[];
}
declare const window: StoryWindow;

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const entries = Object.values(index.entries);
const docs = entries.filter(({ type }) => type === 'docs');

function pageOf(id: string): Entry {
  const entry = docs.find((page) => page.id === id);
  if (!entry) throw new Error(`There is no page ${id}.`);
  return entry;
}

/** Ids of the stories that a page must show: all stories on a component's page, the imported ones on an MDX page. */
function storiesOf({ title, tags, storiesImports = [] }: Entry): unknown {
  const stories = entries.filter(({ type }) => type === 'story');
  if (!tags.includes('unattached-mdx'))
    return new Set(stories.filter((story) => story.title === title).map(({ id }) => id));
  const importedIds = stories.filter(({ importPath }) => storiesImports.includes(importPath)).map(({ id }) => id);
  return new Set(importedIds.length > 0 ? [expect.stringMatching(`^(${importedIds.join('|')})$`)] : []);
}

const FULL = { width: 1440, height: 900 };
/** Viewport without a visible frame, so that none loads by itself. */
const HEAD_ALONE = { width: 1440, height: 100 };

/** Shares one page among the tests of a worker, with its cache and storage, as a reader would. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: FULL, reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        window.changesOfRoot = [];
        if (window.top !== window) return;
        new MutationObserver((changes) => {
          for (const { target, attributeName } of changes) {
            if (target === document.documentElement && attributeName) window.changesOfRoot.push(attributeName);
          }
        }).observe(document, { attributes: true, subtree: true });
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Polls every 100 ms, because the default interval grows to a second and each page has four polls. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { intervals: [100] });

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const frames = (page: Page) => page.locator('iframe[data-story]');
/** Frames with a component's drawing, states and guidance. */
const parts = (page: Page) => page.locator('iframe[data-part]');

/** Opens the top of a page within the loaded preview, as the sidebar does; with `globals`, loads a new preview. */
async function open(page: Page, { id, ...entry }: Entry, globals?: string): Promise<string[]> {
  await page.setViewportSize(globals === undefined ? HEAD_ALONE : FULL);
  if (globals !== undefined || page.url() === 'about:blank')
    await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=${globals ?? ''}`);
  else await switchTo(page, id);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  const shown = () => frames(page).evaluateAll((all) => all.map((frame) => (frame as HTMLElement).dataset.story ?? ''));
  await eventually(async () => new Set(await shown())).toEqual(storiesOf({ id, ...entry }));
  return shown();
}

/** Loads the frames of these stories without scrolling to them. */
const load = (page: Page, ids: string[]): Promise<void> =>
  frames(page).evaluateAll((all, wanted) => {
    for (const frame of all as HTMLIFrameElement[]) {
      if (wanted.includes(frame.dataset.story ?? '')) frame.loading = 'eager';
    }
  }, ids);

const switchTo = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.on('docsRendered', (shown) => shown === storyId && resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );

type Modes = Record<string, Mode | undefined>;

/** Expected modes, by the globals of the stories. */
async function modesByGlobals(page: Page, ids: string[], readersScheme = 'light'): Promise<Modes> {
  const globals = await page.evaluate(
    (storyIds) =>
      Promise.all(
        storyIds.map(async (storyId) => {
          const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
          return [storyId, storyGlobals] as const;
        }),
      ),
    ids,
  );
  return Object.fromEntries(
    globals.map(([id, { direction: dir = 'ltr', language: lang = 'en', scheme = readersScheme }]) => [
      id,
      { dir, lang, scheme },
    ]),
  );
}

/** Actual modes of the stories; undefined for a story that has not rendered yet. */
const modesShown = (page: Page): Promise<Modes> =>
  frames(page).evaluateAll(
    (all, attribute) =>
      Object.fromEntries(
        (all as HTMLIFrameElement[]).map(({ dataset, contentDocument: story }) => {
          const rendered = story?.querySelector('.sb-show-main #storybook-root > *');
          const { dir, lang } = story?.documentElement ?? {};
          return [
            dataset.story,
            rendered ? { dir, lang, scheme: story?.documentElement.getAttribute(attribute) } : undefined,
          ];
        }),
      ),
    schemeAttribute,
  );

/** Stories and parts that are higher than their frame. */
const cutOff = (page: Page): Promise<string[]> =>
  frames(page)
    .or(parts(page))
    .evaluateAll((all) =>
      (all as HTMLIFrameElement[])
        .filter(({ contentDocument: story }) => {
          const { scrollHeight = 0, clientHeight = 0 } = story?.documentElement ?? {};
          return scrollHeight > clientHeight;
        })
        .map(({ dataset }) => dataset.story ?? dataset.part ?? ''),
    );

/** True for each part that shows content: numbers on the drawing, states, examples. */
const partsShown = (page: Page, wanted: readonly string[]): Promise<Record<string, boolean>> =>
  parts(page).evaluateAll(
    (all, names) =>
      Object.fromEntries(
        (all as HTMLIFrameElement[])
          .filter(({ dataset }) => names.includes(dataset.part ?? ''))
          .map((frame) => {
            frame.loading = 'eager';
            const content = frame.contentDocument?.querySelector(
              '.sb-show-main #storybook-root :is([data-mark], figure > div)',
            );
            return [frame.dataset.part ?? '', Boolean(content)];
          }),
      ),
    wanted,
  );

/** Parts of every page. Some have variants and layout too. */
const PARTS = ['anatomy', 'states', 'guidance'];

const partNames = (page: Page): Promise<string[]> =>
  parts(page).evaluateAll((all) => (all as HTMLIFrameElement[]).map(({ dataset }) => dataset.part ?? ''));

/** Ids of the docs pages to which a page links. */
const linkedPages = (page: Page): Promise<string[]> =>
  page
    .locator('a[href*="?path=/docs/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/docs/')[1] ?? ''));

/** Components with documentation besides their stories. */
const documented = globSync('packages/ui/src/{components/*,rental/*,stories/mui}/*.doc.tsx').map((file) =>
  basename(file, '.doc.tsx'),
);

test('[UI-31] the tables of a page fit a phone', async ({ reader }) => {
  await open(reader, pageOf('components-forms-textfield--docs'), '');
  await reader.setViewportSize({ width: 375, height: 812 });
  await expect(reader.locator('[data-measures] td').first()).toBeAttached();
  const tooWide = () =>
    reader
      .locator('table.hy-docs-table')
      .evaluateAll((all) => all.filter((table) => table.scrollWidth > innerWidth).length);
  await eventually(tooWide).toBe(0);
});

test('the Storybook has docs pages', () => {
  expect(docs.length).toBeGreaterThanOrEqual(95);
  expect(documented.length).toBeGreaterThanOrEqual(67);
});

for (const entry of docs) {
  test(`[UI-08] ${entry.title}, ${entry.name}: every story as it is named`, async ({ reader }) => {
    const shown = await open(reader, entry);
    const isOurs = documented.includes(componentOf(entry.title));
    if (isOurs) {
      expect(await partNames(reader)).toEqual(expect.arrayContaining(PARTS));
      await expect(reader.getByRole('heading', { name: 'When to use it' })).toBeVisible();
      const pages = await linkedPages(reader);
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.filter((id) => !docs.some((page) => page.id === id))).toEqual([]);
    }
    await reader.setViewportSize(FULL);
    await checkFrames(reader, shown, isOurs ? await partNames(reader) : []);
    if (isOurs) await expect(reader.locator('[data-measures] td').first()).toBeAttached();
    expect(await reader.evaluate(() => window.changesOfRoot)).toEqual([]);
    expect(await background(reader.locator('.sbdocs-wrapper'))).toBe(rgb(neutralColors.light.surface));
  });
}

/** Checks that stories have the right mode, parts are drawn, and nothing is cut off. */
async function checkFrames(reader: Page, shown: string[], wanted: readonly string[]): Promise<void> {
  const expected = await modesByGlobals(reader, shown);
  await load(reader, Object.keys(expected));
  await eventually(() => modesShown(reader)).toMatchObject(expected);
  for (const [id, mode] of Object.entries(expected)) {
    if (id.endsWith('right-to-left')) expect(mode).toMatchObject({ dir: 'rtl' });
    // The consent dialog has a dark theme of its own.
    if (id.endsWith('-dark') && !id.startsWith('patterns-consent-')) expect(mode).toMatchObject({ scheme: 'dark' });
  }
  await eventually(() => partsShown(reader, wanted)).toEqual(Object.fromEntries(wanted.map((part) => [part, true])));
  await eventually(() => cutOff(reader)).toEqual([]);
}

test('[UI-08] the toolbar sets the stories, and neither the page nor a story that says otherwise', async ({
  reader,
}) => {
  const shown = await open(reader, pageOf('components-lists-statuschip--docs'), 'scheme:dark');
  await load(reader, shown);
  const expected = await modesByGlobals(reader, shown, 'dark');
  expect(expected).toMatchObject({ 'components-lists-statuschip--success': { scheme: 'dark' } });
  await eventually(() => modesShown(reader)).toEqual(expected);
  expect(await reader.evaluate(() => window.changesOfRoot)).toEqual([]);
});

test('[UI-08] a story of another scheme changes its frame, and not the page', async ({ reader }) => {
  await open(reader, pageOf('components-lists-statuschip--docs'), '');
  await reader.evaluate(() =>
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', {
      ...{ globals: { scheme: 'dark' }, storyGlobals: { scheme: 'dark' } },
      userGlobals: { scheme: 'light' },
    }),
  );
  await reader.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await background(reader.locator('.sbdocs-wrapper'))).toBe(rgb(neutralColors.light.surface));
});

test('[UI-08] a popup has the room it needs', async ({ reader }) => {
  await open(reader, pageOf('components-forms-daterangefield--docs'), '');
  await load(reader, ['components-forms-daterangefield--chosen']);
  const frame = reader.locator('iframe[data-story="components-forms-daterangefield--chosen"]').first();
  const height = async () => (await frame.boundingBox())?.height;
  await expect(frame.contentFrame().getByText('Rental period')).toBeVisible();
  await eventually(height).toBeLessThan(200);
  await frame.contentFrame().getByRole('button', { name: 'Open the calendar: From' }).click();
  const lastDay = frame
    .contentFrame()
    .getByRole('dialog')
    .getByRole('button', { name: /30 November/ });
  await expect(lastDay).toBeInViewport({ ratio: 1 });
  await eventually(() => cutOff(reader)).toEqual([]);
  await reader.keyboard.press('Escape');
  await eventually(height).toBeLessThan(200);
});

test('[UI-08] the controls change the story', async ({ reader }) => {
  await open(reader, pageOf('components-feedback-confirmdialog--docs'), '');
  const dialog = frames(reader).first().contentFrame().getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName('Cancel order O-1042?');
  await reader.locator('[id^="control-"][id$="title"]').fill('Cancel order O-7?');
  await expect(dialog).toHaveAccessibleName('Cancel order O-7?');
  await reader.getByRole('button', { name: 'Reset controls' }).click();
  await expect(dialog).toHaveAccessibleName('Cancel order O-1042?');
});

test('[UI-08] a scheme that one story stores changes no other', async ({ reader }) => {
  const shown = await open(reader, pageOf('components-shell-logo--docs'), '');
  await load(reader, shown);
  const expected = await modesByGlobals(reader, shown);
  await eventually(() => modesShown(reader)).toEqual(expected);
  await reader.evaluate(async (modeKey) => {
    const [first, second] = document.querySelectorAll<HTMLIFrameElement>('iframe[data-story]');
    const other = second?.contentWindow as Window;
    const storageEvent = new Promise<void>((resolve) => {
      other.addEventListener('storage', ({ key }) => key === 'after' && other.requestAnimationFrame(() => resolve()));
    });
    const storage = first?.contentWindow?.localStorage;
    storage?.setItem(modeKey, 'dark');
    storage?.setItem('after', 'the scheme');
    await storageEvent;
    storage?.clear();
  }, schemeStorage.mode);
  expect(await modesShown(reader)).toEqual(expected);
});

test('[UI-08] Storybook is in the scheme that the system prefers, and then in that of the toolbar, without a flash', async ({
  browser,
}) => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  const { canvas, surface } = neutralColors.dark;
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await eventually(() => background(page.locator('body'))).toBe(rgb(canvas));
  await page.goto('/iframe.html?viewMode=docs&id=components-lists-statuschip--docs', { waitUntil: 'commit' });
  await eventually(() => background(page.locator('html'))).toBe(rgb(canvas));
  await page.unroute('**/*.js');
  await page.goto('/?path=/docs/components-lists-statuschip--docs');
  const docsPage = page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-wrapper');
  await eventually(() => background(docsPage)).toBe(rgb(surface));
  await expect(page.getByRole('img', { name: 'Hireyard design system' })).toBeVisible();
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await eventually(() => background(docsPage)).toBe(rgb(neutralColors.light.surface));
  await eventually(() => background(page.locator('body'))).toBe(rgb(neutralColors.light.canvas));
  await page.reload();
  await eventually(() => background(docsPage)).toBe(rgb(neutralColors.light.surface));
  await page.close();
});
