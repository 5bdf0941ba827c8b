import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, DEPOTS, person } from '../../../testing/company.ts';
import { clearDevice, signInOnDevice } from '../../../testing/device.ts';
import { buyer, CATALOGUE, ONE_ORDER, ORDERS, RULES, STOCK } from '../../../testing/orders.ts';
import { ONE as SITE } from '../../../testing/projects.ts';
import { field, refusal, visit } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 12_000 });
vi.setConfig({ testTimeout: 40_000 });

const PLACE = address({ id: ONE_ORDER.address?.id ?? '', name: 'Mahler gate' });
const PERSON = person({ id: ONE_ORDER.siteContact?.id ?? '', firstName: 'Sanne', lastName: 'de Wit' });
const READS = {
  [`GET /projects/${SITE.id}`]: { ...SITE, address: null, siteContact: null },
  [`GET /addresses/${PLACE.id}`]: PLACE,
  [`GET /contact-persons/${PERSON.id}`]: PERSON,
};
/** Opens the form for a copy of an order, with its project, address and site contact. */
const open = (answers: Record<string, unknown>) =>
  visit(`/order/orders/add?like=${ONE_ORDER.id}`, {
    state: buyer(),
    answers: {
      ...ORDERS,
      ...DEPOTS,
      ...READS,
      'GET /order-rules': RULES,
      'GET /catalogue': { items: CATALOGUE },
      'GET /catalogue/stock': { items: STOCK },
      'POST /orders/estimate': refusal({ type: 'validation', status: 422 }),
      ...answers,
    },
  });
const chosen = (name: RegExp) => screen.getByRole('combobox', { name });

beforeEach(signInOnDevice);
afterEach(clearDevice);

describe('what a new order names', () => {
  it.each([
    ['project', Object.keys(READS)[0] ?? '', /^Project/, SITE.name],
    ['address', Object.keys(READS)[1] ?? '', /^Delivery address/, 'Mahler gate'],
    ['site contact', Object.keys(READS)[2] ?? '', /^Site contact/, 'Sanne de Wit'],
  ])('[SH-04] says that its %s could not be read, and reads it again on Retry', async (_, read, name, shown) => {
    let answer: unknown = refusal({ type: 'unavailable', status: 503 });
    await open({ [read]: () => answer });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(chosen(name)).toHaveValue('');
    answer = READS[read];
    await userEvent.click(retry);
    await waitFor(() => expect((chosen(name) as HTMLInputElement).value).toContain(shown));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ['project', Object.keys(READS)[0] ?? '', /^Project/],
    ['address', Object.keys(READS)[1] ?? '', /^Delivery address/],
    ['site contact', Object.keys(READS)[2] ?? '', /^Site contact/],
  ])('[SH-04] says at the field that its %s is not there any more', async (_, read, name) => {
    await open({ [read]: refusal({ type: 'not-found', status: 404 }) });
    await waitFor(() => expect(chosen(name)).toHaveAccessibleDescription(/This is no longer available/));
    expect(chosen(name)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(field('PO number')).toHaveValue('4500041');
  });
});
