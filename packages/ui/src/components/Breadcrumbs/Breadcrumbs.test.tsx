import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Assets', href: '/assets' },
  { label: 'Lifts', href: '/assets?class=lift' },
  { label: 'Diesel scissor lift 12 m' },
];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const RouterLink = ({ href, ...rest }: { href: string }) => <a href={`/app${href}`} {...rest} />;

describe('Breadcrumbs', () => {
  it('[UI-01] lead to every page above, in their order, and name the page shown', () => {
    render(
      <UiProvider>
        <Breadcrumbs items={items} />
      </UiProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    expect(links()).toEqual([
      ['Assets', '/assets'],
      ['Lifts', '/assets?class=lift'],
    ]);
    expect(screen.getByText('Diesel scissor lift 12 m')).toHaveAttribute('aria-current', 'page');
  });

  it('[UI-01] mark the last link as the one that a phone keeps', () => {
    render(
      <UiProvider>
        <Breadcrumbs items={items} />
      </UiProvider>,
    );
    expect([...document.querySelectorAll('[data-parent="true"]')].map((item) => item.textContent)).toEqual(['Lifts']);
  });

  it('[UI-04] render through the router’s link and speak the reader’s language', () => {
    render(
      <UiProvider locale={nl} LinkComponent={RouterLink}>
        <Breadcrumbs items={items} />
      </UiProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/app/assets');
  });
});
