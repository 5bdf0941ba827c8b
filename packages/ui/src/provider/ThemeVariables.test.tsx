import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createHireyardTheme } from '../theme/create-hireyard-theme.ts';
import { brands } from '../theme/tokens.ts';
import { UiProvider } from './UiProvider.tsx';

const written = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-theme]')];
const textOf = (element: HTMLStyleElement | undefined) =>
  [...(element?.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n');

describe('ThemeVariables', () => {
  it('[UI-04] [SH-05] every variable of both schemes is in the document, without text that a policy would refuse', () => {
    render(<UiProvider brand="indigo">{null}</UiProvider>);
    const [element, ...others] = written();
    expect(others).toEqual([]);
    expect(element).toBeEmptyDOMElement();
    const css = textOf(element);
    const sheets = createHireyardTheme({ brand: 'indigo' }).generateStyleSheets();
    const names = sheets.flatMap((rules) => Object.values(rules).flatMap((declarations) => Object.keys(declarations)));
    expect(names.length).toBeGreaterThan(400);
    expect(names.pop()).toBe(':root:root:root');
    expect(css).toMatch(/@media print\s*\{\s*:root:root:root \{[^}]*--hy-color-canvas: #fff;/);
    for (const name of names) expect(css).toContain(`${name.replace('colorScheme', 'color-scheme')}: `);
    expect(css).toContain(`--hy-color-brand: ${brands.indigo.light.brand}`);
    expect(css).toContain(`--hy-color-brand: ${brands.indigo.dark.brand}`);
    expect(css).toContain('color-scheme: dark');
  });

  it('[UI-04] a provider within another writes none, and the last that leaves takes its own along', () => {
    const { unmount } = render(
      <UiProvider brand="petrol">
        <UiProvider brand="indigo">{null}</UiProvider>
      </UiProvider>,
    );
    expect(written()).toHaveLength(1);
    expect(textOf(written()[0])).toContain(brands.petrol.light.brand);
    unmount();
    expect(written()).toEqual([]);
  });

  it('[UI-04] they are written where the styles of the page are, be it another document', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const head = frame.contentDocument?.head as HTMLHeadElement;
    const { unmount } = render(
      <CacheProvider value={createCache({ key: 'css', container: head })}>
        <UiProvider>{null}</UiProvider>
      </CacheProvider>,
    );
    expect(textOf(head.querySelector<HTMLStyleElement>('style[data-theme]') ?? undefined)).toContain(
      '--hy-color-brand',
    );
    expect(written()).toEqual([]);
    unmount();
    frame.remove();
  });

  it('[UI-04] [OP-04] they have the nonce of the style cache, also after a change of the theme', () => {
    const cache = createCache({ key: 'css', nonce: 'abc' });
    const page = (brand: 'petrol' | 'indigo') => (
      <CacheProvider value={cache}>
        <UiProvider brand={brand}>{null}</UiProvider>
      </CacheProvider>
    );
    const { rerender } = render(page('petrol'));
    expect(written().map(({ nonce }) => nonce)).toEqual(['abc']);
    rerender(page('indigo'));
    expect(written().map(({ nonce }) => nonce)).toEqual(['abc']);
  });
});
