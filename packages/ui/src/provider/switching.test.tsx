import { useColorScheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Paginator } from '../components/Paginator/index.ts';
import { StatusChip } from '../components/StatusChip/index.ts';
import { schemeAttribute, schemeStorage } from '../theme/color-scheme.ts';
import { createHireyardTheme } from '../theme/create-hireyard-theme.ts';
import { brands, type Scheme } from '../theme/tokens.ts';
import { UiProvider, type UiProviderProps } from './UiProvider.tsx';

const drawn = vi.fn();

/** Counts how often the page under the provider renders. */
const Page = memo(function Page() {
  drawn();
  return (
    <>
      <StatusChip tone="success">On rent</StatusChip>
      <Paginator count={50} />
    </>
  );
});

let setMode: (mode: Scheme) => void;
function Chooser() {
  setMode = useColorScheme().setMode as typeof setMode;
  return null;
}

const Choice = () => <p>{useColorScheme().mode}</p>;

const page = (props: Omit<UiProviderProps, 'children'>) => (
  <UiProvider {...props}>
    <Chooser />
    <Page />
  </UiProvider>
);

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');
const chipClass = () => screen.getByText('On rent').parentElement?.className;

describe('switching', () => {
  it('[SH-05] the scheme draws nothing again and changes no class', () => {
    render(page({ defaultMode: 'light' }));
    const before = { times: drawn.mock.calls.length, chip: chipClass() };
    act(() => setMode('dark'));
    expect(document.documentElement).toHaveAttribute(schemeAttribute, 'dark');
    act(() => setMode('light'));
    expect(document.documentElement).toHaveAttribute(schemeAttribute, 'light');
    expect(drawn).toHaveBeenCalledTimes(before.times);
    expect(chipClass()).toBe(before.chip);
  });

  it('[UI-04] the brand changes variables alone: every component keeps its class', () => {
    const { rerender } = render(page({ brand: 'petrol' }));
    const before = chipClass();
    expect(rules()).toContain(brands.petrol.light.brand);
    rerender(page({ brand: 'indigo' }));
    expect(rules()).toContain(brands.indigo.light.brand);
    expect(rules()).not.toContain(`--hy-color-brand: ${brands.petrol.light.brand}`);
    expect(chipClass()).toBe(before);
  });

  it('[UI-04] the density changes variables alone', () => {
    const { rerender } = render(page({ density: 'comfortable' }));
    const before = chipClass();
    expect(rules()).toContain('--hy-density-row: 66px');
    rerender(page({ density: 'compact' }));
    expect(rules()).toContain('--hy-density-row: 48px');
    expect(chipClass()).toBe(before);
  });

  it('[SH-05] motion is gone where the reader asks for less', () => {
    render(page({}));
    const css = rules();
    const reduced = css.slice(css.indexOf('prefers-reduced-motion'));
    expect(css).toContain('prefers-reduced-motion: reduce');
    expect(reduced).toMatch(/--hy-duration-fast: 0m?s/);
    expect(reduced).toMatch(/\*, ::before, ::after \{[^}]*transition: none !important/);
  });

  it('[SH-05] a page from a server that shows the choice hydrates without a difference', async () => {
    const page = (
      <UiProvider>
        <Choice />
      </UiProvider>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    localStorage.setItem(schemeStorage.mode, 'dark');
    const onRecoverableError = vi.fn();
    const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root).toHaveTextContent('dark');
    await act(() => hydrated.unmount());
    localStorage.clear();
  });

  it('[UI-04] direction is the theme’s', () => {
    expect(createHireyardTheme({ direction: 'rtl' }).direction).toBe('rtl');
  });
});
