import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { companyUser, DEPOTS } from '../../testing/company.ts';
import { here, NETHERLANDS, user, visit, visitor } from '../../testing/visit.tsx';
import { EXCEPTIONS } from './accessibility.ts';

const AT = '/auth/accessibility';
const TITLE = 'Accessibility statement';
const statement = () => screen.findByRole('heading', { level: 1, name: TITLE });

const withAuthority = (address: string) => {
  const state = visitor();
  const links = { ...NETHERLANDS.links, accessibilityAuthority: address };
  const appConfig = { ...state.settings!.appConfig!, operatingCompanies: [{ ...NETHERLANDS, links }] };
  return { ...state, settings: { ...state.settings!, appConfig } };
};

it('[SH-05] [RT-05] says what conforms, what does not, when that was examined, and where to say so', async () => {
  await visit(AT);
  await statement();
  expect(screen.getByText(/partially conforms with WCAG\s2\.2 at level AA/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(EXCEPTIONS.length);
  expect(screen.getByText(/This statement was prepared on (Nov 30, 2026|30 Nov 2026)/)).toBeVisible();
  expect(screen.getByRole('link', { name: NETHERLANDS.rentalContact.phone })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'If our answer does not help' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Website of that body' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back to signing in' }));
  expect(here()).toBe('/auth/login');
});

it('[SH-05] [ST-04] leads to the public body that the operating company names', async () => {
  await visit(AT, { state: withAuthority('https://authority.example/') });
  expect(await screen.findByRole('link', { name: 'Website of that body' })).toHaveAttribute(
    'href',
    'https://authority.example/',
  );
});

it('[SH-05] [RT-05] is open to users too, who return to the portal', async () => {
  await visit(AT, { state: user(['asset']) });
  await statement();
  expect(screen.queryByRole('link', { name: 'Back to signing in' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it.each([
  ['the sign-in page', '/auth/login', {}],
  ['My profile', '/order/profile', { state: user(['order']) }],
  ['Contact', '/order/contact/depots', { state: companyUser(), answers: DEPOTS }],
])('[SH-05] is linked from %s', async (_page, address, options) => {
  await visit(address, options);
  expect(await screen.findByRole('link', { name: TITLE })).toHaveAttribute('href', AT);
});
