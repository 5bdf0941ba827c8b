import { act, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Anatomy } from './Anatomy.tsx';
import type { DocumentedComponent, OtherComponents } from './documentation.ts';
import { Guidance } from './Guidance.tsx';
import { IN_MUI } from './in-mui.ts';
import { Layout } from './Layout.tsx';
import { documentationModules, loadDocumentation } from './modules.ts';
import { partsOf } from './parts.ts';
import { States } from './States.tsx';

const folders = Object.keys(import.meta.glob(['../../components/*/index.ts', '../../rental/*/index.ts'])).map(
  (path) => path.split('/')[3] ?? '',
);
const ofMui = Object.keys(import.meta.glob('../mui/*.doc.tsx')).map((path) => /(\w+)\.doc/.exec(path)?.[1] ?? '');
const documentedNames = [...documentationModules.keys()];
const find = async (name: string) => (await loadDocumentation(name)) as DocumentedComponent;
const shown = (part: typeof Anatomy, documented: DocumentedComponent) =>
  render(<UiProvider>{createElement(part, documented)}</UiProvider>);

const isSentence = (text: string) => /^[“A-Z][\s\S]*\.$/.test(text);
const entriesOf = (others: OtherComponents = {}) => Object.entries(others) as [string, string][];

/** Elements that are operable by keyboard or screen reader. */
const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

beforeEach(() => {
  // jsdom has no layout, so virtual rows get the height of a window.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  return () => height.mockRestore();
});

describe('[UI-08] the pages of the components', () => {
  it('say, but for what has nothing like it, which other component to use', async () => {
    const pages = await Promise.all(documentedNames.map(find));
    const alone = pages.filter(({ documentation: { use } }) => entriesOf(use.instead).length === 0);
    expect(alone.map(({ name }) => name)).toEqual(['HyLogo', 'HySkipLink']);
  });

  it('are there for each component with a name in MUI', () => {
    expect(Object.keys(IN_MUI).filter((name) => !documentationModules.has(name))).toEqual([]);
  });

  it('have a drawing, states, advice and keys each', () => {
    expect(folders.length).toBeGreaterThan(40);
    expect(folders.filter((name) => !documentationModules.has(name))).toEqual([]);
    expect(documentedNames.filter((name) => !folders.includes(name))).toEqual(ofMui);
  });
});

describe.each(documentedNames)('[UI-08] the page of %s', (name) => {
  it('draws the parts that it does not look for elsewhere', async () => {
    const documented = await find(name);
    const { anatomy } = documented.documentation;
    expect(documented.name).toBe(`${ofMui.includes(name) ? 'Mui' : 'Hy'}${name}`);
    expect(Object.keys(anatomy.slots)).toContain('root');
    const { container } = shown(Anatomy, documented);
    const parts = partsOf(documented.name, anatomy);
    const missing = () =>
      parts.filter(({ number, at }) => number !== undefined && !document.querySelector(at)).map((part) => part.name);
    await act(async () => undefined);
    await waitFor(() => expect(missing()).toEqual([]), { timeout: 5000 });
    if (anatomy.open) expect(container.querySelector(anatomy.open)).not.toBeNull();
    expect(new Set(parts.map((part) => part.name)).size).toBe(parts.length);
    expect(parts.map(({ is }) => is).filter((is) => !/^[A-Z].*[.]$/.test(is))).toEqual([]);
  });

  it('shows its states, each with what the pointer or the focus is on', async () => {
    const documented = await find(name);
    const states = Object.entries(documented.documentation.states);
    expect(states.length).toBeGreaterThan(0);
    const { container } = shown(States, documented);
    await waitFor(() => expect(container.querySelectorAll('figure')).toHaveLength(states.length));
    const figures = [...container.querySelectorAll('figure')];
    for (const [index, [, { hover, focus, active }]] of states.entries()) {
      const cell = figures[index] as HTMLElement;
      const forced = [hover && 'hover', focus && 'focus-visible', active && 'active'].filter(Boolean);
      for (const state of forced) expect(cell.querySelector(`.forced-${state}`)).not.toBeNull();
      expect(cell.querySelector('[class*="Hy"], [class*="Mui"]')).not.toBeNull();
    }
  });

  it('advises by examples with a sentence each', async () => {
    const documented = await find(name);
    const { guidance } = documented.documentation;
    expect(guidance.length).toBeGreaterThan(0);
    const { container } = shown(Guidance, documented);
    const sides = [...container.querySelectorAll('[data-side]')];
    expect(sides).toHaveLength(guidance.length * 2);
    expect(sides.filter((side) => !side.querySelector('figcaption')?.textContent?.trim().endsWith('.'))).toEqual([]);
    expect(sides.filter((side) => !side.querySelector('div')?.firstElementChild)).toEqual([]);
    expect(guidance.filter(({ dont }) => !/^Don’t /.test(dont.say))).toEqual([]);
  });

  it('says in sentences when to use it, how it behaves, how it is worded and what is read out', async () => {
    const { use, behavior = {}, wording = [], screenReader = [], related } = (await find(name)).documentation;
    const others = [...entriesOf(use.instead), ...entriesOf(related)];
    const sentences = [
      ...use.when,
      ...others.map(([, says]) => says),
      ...Object.values(behavior),
      ...wording,
      ...screenReader,
    ];
    expect(use.when.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => !isSentence(sentence))).toEqual([]);
    expect(Object.keys(behavior).filter((subject) => !/^[A-Z][^.]*$/.test(subject))).toEqual([]);
    expect(new Set(others.map(([other]) => other)).size).toBe(others.length);
  });

  it('leads to other components that have a page, and back from those that are better for something', async () => {
    const { use, related } = (await find(name)).documentation;
    const instead = entriesOf(use.instead).map(([other]) => other);
    const others = [...instead, ...entriesOf(related).map(([other]) => other)];
    expect(others.filter((other) => other === name || !documentationModules.has(other))).toEqual([]);
    const pages = await Promise.all(instead.map(find));
    const withoutWayBack = pages.filter(
      ({ documentation: page }) => !(name in { ...page.use.instead, ...page.related }),
    );
    expect(withoutWayBack.map((page) => page.name)).toEqual([]);
  });

  it('says what the keys do, where there is something to operate', async () => {
    const documented = await find(name);
    const { keyboard } = documented.documentation;
    shown(Anatomy, documented);
    const operable = document.body.querySelector(OPERABLE);
    expect(keyboard !== undefined).toBe(operable !== null);
    for (const does of Object.values(keyboard ?? {})) expect(does).toMatch(/^[A-Z].*\.$/);
  });
});

describe.each(['Button', 'DataList'])('[UI-30] the page of %s', (name) => {
  it('says of each subject how the component stands on a page, and shows it', async () => {
    const documented = await find(name);
    const subjects = Object.entries(documented.documentation.layout ?? {});
    expect(subjects.length).toBeGreaterThanOrEqual(4);
    const { container } = shown(Layout, documented);
    const figures = [...container.querySelectorAll('figure')];
    expect(figures.map((figure) => figure.querySelector('b')?.textContent)).toEqual(
      subjects.map(([subject]) => subject),
    );
    expect(figures.filter((figure) => !figure.querySelector('[class*="Hy"], [class*="Mui"]'))).toEqual([]);
    expect(subjects.flatMap(([, { say }]) => say).filter((sentence) => !isSentence(sentence))).toEqual([]);
  });
});

it('[UI-31] an anatomy numbers the parts that it draws, with no number left out', () => {
  const anatomy = {
    slots: { root: 'Field.', hint: 'Help.', input: 'Text.' },
    inner: { label: { at: '.HyField-label', is: 'Label.' } },
    elsewhere: ['hint'],
  };
  expect(partsOf('HyTextField', anatomy).map(({ at, number }) => [at, number])).toEqual([
    ['.HyTextField-root', 1],
    ['.HyTextField-hint', undefined],
    ['.HyTextField-input', 2],
    ['.HyField-label', 3],
  ]);
});

it('[UI-31] most anatomies name more than one part', async () => {
  const pages = await Promise.all(documentedNames.map(find));
  const single = pages.filter(({ name, documentation }) => partsOf(name, documentation.anatomy).length === 1);
  expect(single.map(({ name }) => name).toSorted()).toEqual(['HyFilterToggle', 'HySkipLink']);
});
