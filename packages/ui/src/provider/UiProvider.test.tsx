import Link from '@mui/material/Link';
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { navTabsText } from '../components/NavTabs/text.ts';
import { StatusChip } from '../components/StatusChip/index.ts';
import { nl } from '../locales/nl.ts';
import { brandFrom } from '../theme/brand.ts';
import { schemeAttribute } from '../theme/color-scheme.ts';
import { brands } from '../theme/tokens.ts';
import { useLinkComponent } from './links.ts';
import { useUiText } from './text.ts';
import { UiProvider } from './UiProvider.tsx';

function More({ label }: { label?: string }) {
  const text = useUiText('NavTabs', navTabsText, label ? { more: label } : undefined);
  return <p>{`${text.label}: ${text.more}`}</p>;
}

const Adapter = (props: ComponentProps<'a'>) => <a {...props} data-router="yes" />;

function Probe() {
  return (
    <Link component={useLinkComponent()} href="/order/contracts">
      Overview
    </Link>
  );
}

const rendered = vi.fn<(theme: Theme) => void>();

function Consumer() {
  rendered(useTheme());
  return null;
}

function Switch() {
  const { setMode } = useColorScheme();
  return (
    <button type="button" onClick={() => setMode('dark')}>
      Dark
    </button>
  );
}

describe('UiProvider', () => {
  it('[UI-04] is asked for by name where it is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<StatusChip tone="success">On rent</StatusChip>)).toThrow('needs a <UiProvider> around it');
    vi.restoreAllMocks();
  });

  it('[UI-04] speaks English without a provider', () => {
    render(<More />);
    expect(screen.getByText('Main: More')).toBeInTheDocument();
  });

  it('[UI-04] stays English in what an app without a language does not say', () => {
    render(
      <UiProvider labels={{ NavTabs: { label: 'Portal' } }}>
        <More />
      </UiProvider>,
    );
    expect(screen.getByText('Portal: More')).toBeInTheDocument();
  });

  it('[UI-04] merges language, consumer and component, the nearest last', () => {
    const { rerender } = render(
      <UiProvider locale={nl} labels={{ NavTabs: { label: 'Portaal' } }}>
        <More />
      </UiProvider>,
    );
    expect(screen.getByText('Portaal: Meer')).toBeInTheDocument();
    rerender(
      <UiProvider locale={nl} labels={{ NavTabs: { label: 'Portaal' } }}>
        <More label="En verder" />
      </UiProvider>,
    );
    expect(screen.getByText('Portaal: En verder')).toBeInTheDocument();
  });

  it('[UI-04] renders links through the given component', () => {
    render(
      <UiProvider LinkComponent={Adapter}>
        <Probe />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('data-router', 'yes');
  });

  it('[UI-22] takes the brands that the theme takes: a name, one color or all of them', () => {
    rendered.mockClear();
    for (const brand of ['plum', '#0a7d5a', { ...brands.indigo }, undefined] as const)
      render(
        <UiProvider brand={brand}>
          <Consumer />
        </UiProvider>,
      );
    const colors = [
      brands.plum.light.brand,
      brandFrom('#0a7d5a').light.brand,
      brands.indigo.light.brand,
      brands.petrol.light.brand,
    ];
    expect(rendered.mock.calls.map(([theme]) => theme.colorSchemes.light?.color.brand)).toEqual(colors);
  });

  it('[SH-05] switches the scheme on the document and renders no consumer of the theme again', async () => {
    render(
      <UiProvider defaultMode="light">
        <Consumer />
        <Switch />
      </UiProvider>,
    );
    const before = rendered.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute(schemeAttribute, 'dark');
    expect(rendered).toHaveBeenCalledTimes(before);
  });
});
