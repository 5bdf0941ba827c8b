import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followPageTranslation } from './page-translation.ts';

interface Shown {
  readonly before?: string;
  readonly text?: string;
  readonly icon?: boolean;
  readonly names?: readonly string[];
}

/** A part with what React fails on in a translated page: texts beside elements and texts that come and go. */
const Part = ({ before = '', text = '', icon = false, names = [] }: Shown) => (
  <p>
    {icon && <b>!</b>}
    {before && `${before} `}
    {text}
    {names.map((name) => (
      <i key={name}>{name}</i>
    ))}
  </p>
);

const Names = ({ names }: { names: readonly string[] }) => <p>{names.map((name) => [name, <br key={name} />])}</p>;

const textNodes = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

const translationOf = (text: Text) => {
  const font = document.createElement('font');
  font.textContent = text.data.toUpperCase();
  return font;
};

/** Ways in which translators replace a text node. */
const WAYS: Record<string, (text: Text) => void> = {
  'replaces it': (text) => text.replaceWith(translationOf(text)),
  'inserts the translation, then removes it': (text) => {
    text.before(translationOf(text));
    text.remove();
  },
  'removes it, then inserts the translation': (text) => {
    const [parent, next] = [text.parentNode, text.nextSibling];
    text.remove();
    parent?.insertBefore(translationOf(text), next);
  },
  'moves it into the translation': (text) => {
    if (text.data === '') return;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
    text.data = text.data.toUpperCase();
  },
};

describe.each(Object.entries(WAYS))('[I18N-03] a translator that %s', (_way, replace) => {
  let end: () => void;
  beforeEach(() => {
    end = followPageTranslation(document.body);
  });
  afterEach(() => end());

  const translate = async (root: Node) => {
    for (const text of textNodes(root)) replace(text);
    // The observer runs in a microtask.
    await act(async () => undefined);
  };

  it.each<[string, Shown, Shown, string]>([
    ['a text that goes', { before: 'new', text: 'on rent' }, { text: 'on rent' }, 'ON RENT'],
    ['a text that comes', { text: 'on rent' }, { before: 'new', text: 'on rent' }, 'new ON RENT'],
    ['a text that changes', { before: 'new', text: 'on rent' }, { before: 'new', text: 'overdue' }, 'NEW overdue'],
    ['an element before a text', { text: 'on rent' }, { text: 'on rent', icon: true }, '!ON RENT'],
    ['elements behind a text', { text: 'a' }, { text: 'a', names: ['b', 'c'] }, 'Abc'],
    ['all of it', { before: 'new', text: 'a', icon: true, names: ['b'] }, {}, ''],
  ])('leaves React %s', async (_what, first, second, expected) => {
    const { container, rerender, unmount } = render(<Part {...first} />);
    await translate(container);
    expect(container.textContent).toBe(`${container.textContent}`.toUpperCase());
    rerender(<Part {...second} />);
    await act(async () => undefined);
    expect(container.textContent).toBe(expected);
    // A second translation finds a page that is partly translated.
    await translate(container);
    expect(container.textContent).toBe(expected.toUpperCase());
    rerender(<Part {...first} />);
    await act(async () => undefined);
    unmount();
    expect(container.textContent).toBe('');
  });

  it('leaves React texts that change places', async () => {
    const { container, rerender } = render(<Names names={['a', 'b', 'c']} />);
    await translate(container);
    rerender(<Names names={['c', 'a']} />);
    await act(async () => undefined);
    expect(container.textContent?.toLowerCase()).toBe('ca');
  });
});

it('[I18N-03] shows the original text when the browser takes its translation back', async () => {
  const end = followPageTranslation(document.body);
  const { container } = render(<Part before="new" text="on rent" />);
  const texts = textNodes(container);
  const fonts = texts.map((text) => {
    const font = translationOf(text);
    text.replaceWith(font);
    return font;
  });
  await act(async () => undefined);
  expect(container.textContent).toBe('NEW ON RENT');
  fonts.forEach((font, at) => {
    font.replaceWith(texts[at] as Text);
  });
  await act(async () => undefined);
  expect(container.textContent).toBe('new on rent');
  end();
});
