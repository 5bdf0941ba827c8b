import type { Brand } from '@hireyard/contract/config/brand';
import { legibleShade } from '@hireyard/contract/config/brand';
import { createHireyardTheme } from '@hireyard/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import type { RootState } from '../store/store.ts';
import { companyUser, DEPOTS } from '../testing/company.ts';
import { appConfig } from '../testing/fixtures.ts';
import { visit } from '../testing/visit.tsx';
import { Design } from './Design.tsx';

const BRAND = { name: 'Lohmann Miet', logo: 'logo.svg', icon: 'icon.png' };

function withBrand(brand: Brand): Partial<RootState> {
  const { settings, ...state } = companyUser();
  const config = settings?.appConfig ?? appConfig;
  const operatingCompanies = config.operatingCompanies.map((company) => ({ ...company, brand }));
  return { ...state, ...(settings && { settings: { ...settings, appConfig: { ...config, operatingCompanies } } }) };
}

const colorsOnPage = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-theme]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .join('');

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

it('[OP-26] shows the name, the logo and the icon of the operating company', async () => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' }));
  await visit('/order/contact/depots', { state: withBrand(BRAND), answers: DEPOTS });
  const [home] = await screen.findAllByRole('link', { name: /Lohmann Miet/ });
  expect(home).toHaveTextContent('Lohmann Miet');
  expect(home?.querySelector('img')).toHaveAttribute('src', '/brand/logo.svg');
  await waitFor(() => expect(document.title).toMatch(/ · Lohmann Miet$/));
  expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute('href', '/brand/icon.png');
});

it('[OP-88] has another logo in dark mode', async () => {
  const state = withBrand({ ...BRAND, logoDark: 'logo-dark.svg' });
  await visit('/order/contact/depots', { state, answers: DEPOTS });
  const [home] = await screen.findAllByRole('link', { name: /Lohmann Miet/ });
  const [light, dark] = home?.querySelectorAll('img') ?? [];
  expect([light, dark].map((picture) => picture?.getAttribute('src'))).toEqual([
    '/brand/logo.svg',
    '/brand/logo-dark.svg',
  ]);
  await waitFor(() => expect(light).toBeVisible());
  expect(dark).not.toBeVisible();
});

it('[OP-26] has its own name and mark on the sign-in page', async () => {
  const state = withBrand(BRAND);
  await visit('/auth/forgot-password', { state: { ...(state.settings && { settings: state.settings }) } });
  expect(await screen.findByText('Lohmann Miet')).toBeVisible();
  const logo = document.querySelector('header img') as HTMLElement;
  expect(logo).toHaveAttribute('src', '/brand/logo.svg');
  // The panel has the brand's color, as the logo may have, so a plate is between them.
  const plate = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && logo.parentElement?.matches(rule.selectorText));
  expect(plate.map(({ cssText }) => cssText).join('')).toMatch(/background-color:[^;]*surface/);
});

it('[OP-26] is in the color of the operating company, and in the built-in ones without', async () => {
  const i18n = await createI18n('en-US', ['common']);
  const { rerender } = render(
    <Design opCo="NL" i18n={i18n} brand={{ color: '#8a1538' }}>
      text
    </Design>,
  );
  await waitFor(() => expect(colorsOnPage()).toContain('#8a1538'));
  rerender(
    <Design opCo="NL" i18n={i18n}>
      text
    </Design>,
  );
  await waitFor(() => expect(colorsOnPage()).not.toContain('#8a1538'));
});

it('[OP-26] uses every color that the server takes as it is', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const shades = [...new Set(colors.filter((_, index) => index % 4 === 0).map(legibleShade))];
  expect(shades.length).toBeGreaterThan(20);
  for (const shade of shades) {
    const { light } = createHireyardTheme({ brand: shade as `#${string}` }).colorSchemes;
    expect(light?.color.brand, shade).toBe(shade);
  }
});
