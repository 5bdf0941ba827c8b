// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewPage, type ShownChange } from './picture-review/page.ts';

const change = (group: string, over: Partial<ShownChange> = {}): ShownChange => ({
  ...{ picture: 'packages/ui/src/a.png', group, name: 'loaded-375-light', kind: 'changed', before: 'x' },
  sources: { before: 'before/a.png', after: 'after/a.png', difference: 'difference/a.png' },
  ...over,
});
const CHANGES = [
  change('Lists/<Thing>'),
  change('Forms/Field', { kind: 'new', before: null, sources: { after: 'after/b.png' } }),
  change('Lists/<Thing>', { kind: 'removed', name: 'gone-375-light', sources: { before: 'before/c.png' } }),
];

const html = reviewPage(CHANGES);
/** The page's own script listens once, on the window. */
const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
new Function(script)();
beforeEach(() => {
  document.documentElement.innerHTML = html;
});

const changed = () => document.querySelector('article[data-view]:has(input[type="range"])') as HTMLElement;
const shown = () =>
  [...changed().querySelectorAll('img')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.of);
const enter = (input: HTMLInputElement | null, over: Partial<HTMLInputElement>) => {
  Object.assign(input as HTMLInputElement, over);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
};
const choose = (value: string, within: ParentNode = changed()) =>
  enter(within.querySelector(`input[value="${value}"]`), { checked: true });

describe('[UI-16] the page of changed pictures', () => {
  it('groups them by component, with a list that leads to each', () => {
    const headings = [...document.querySelectorAll('h2')];
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Forms/Field', 'Lists/<Thing>']);
    const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(headings.map(({ id }) => `#${id}`));
  });

  it('switches one picture, or all, between before, after and difference', () => {
    expect(shown()).toEqual(['after']);
    choose('before');
    expect(shown()).toEqual(['before']);
    choose('difference', document);
    expect(shown()).toEqual(['difference']);
    choose('after', document);
    expect(shown()).toEqual(['after']);
  });

  it('lays after over before, as strong as the slider says', () => {
    choose('onion');
    expect(shown()).toEqual(['before', 'after']);
    enter(changed().querySelector('input[type="range"]'), { value: '30' });
    expect(changed().querySelector<HTMLElement>('[data-of="after"]')?.style.opacity).toBe('0.3');
    choose('after');
    expect(changed().querySelector<HTMLElement>('[data-of="after"]')?.style.opacity).toBe('');
  });

  it('offers of a new picture and of a removed one what there is', () => {
    const views = [...document.querySelectorAll('article')].map((article) =>
      [...article.querySelectorAll('input[type="radio"]')].map((radio) => radio.getAttribute('value')),
    );
    expect(views).toEqual([['after'], ['before', 'after', 'difference', 'onion'], ['before']]);
  });

  it('needs nothing from elsewhere', () => {
    expect(html).not.toMatch(/https?:|src="\/|@import/);
  });
});
