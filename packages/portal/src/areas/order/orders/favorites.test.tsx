import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEPOTS } from '../../../testing/company.ts';
import { clearDevice, signInOnDevice } from '../../../testing/device.ts';
import { buyer, CATALOGUE, ORDERS, RULES, STOCK } from '../../../testing/orders.ts';
import { ONE as SITE } from '../../../testing/projects.ts';
import { button, refusal, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 12_000 });
vi.setConfig({ testTimeout: 40_000 });

const OF_SITE = `/projects/${SITE.id}/favorites`;
const READ = `GET ${OF_SITE}`;
const open = (answers: Record<string, unknown> = {}) =>
  visit('/order/orders/add', {
    state: buyer(),
    answers: {
      ...ORDERS,
      ...DEPOTS,
      'GET /order-rules': RULES,
      'GET /catalogue': { items: CATALOGUE },
      'GET /catalogue/stock': { items: STOCK },
      'GET /projects': { items: [SITE], page: 0, size: 20, hasMore: false },
      [`GET /projects/${SITE.id}`]: { ...SITE, address: null, siteContact: null },
      ...answers,
    },
  });
const choose = async () => {
  await screen.findByRole('button', { name: 'Add GEN-D-20' });
  await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
};
const star = (code: string) => screen.findByRole('button', { name: `Favorite: ${code}` });
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

beforeEach(signInOnDevice);
afterEach(clearDevice);

describe('the favorites of a project in a new order', () => {
  it('[DOM-01] stand first in a group of their own once the project is chosen', async () => {
    await open({ [READ]: { items: ['GEN-D-20', 'FEN-M-35'] } });
    expect(await screen.findByText('Choose a project to see and mark its favorites.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull();
    await choose();
    expect(await star('GEN-D-20')).toHaveAttribute('aria-pressed', 'true');
    expect(await star('SCI-D-12')).toHaveAttribute('aria-pressed', 'false');
    expect(namesIn('Favorites of this project')).toEqual(['FEN-M-35', 'GEN-D-20']);
    expect(namesIn('Other machines')).toEqual(['SCI-D-12', 'BOA-E-15']);
    expect(screen.queryByText('Choose a project to see and mark its favorites.')).toBeNull();
    // The filter applies to both lists.
    await userEvent.click(button(/^Site/));
    expect(namesIn('Favorites of this project')).toEqual(['FEN-M-35']);
    expect(screen.queryByRole('list', { name: 'Other machines' })).toBeNull();
  });

  it('[DOM-01] are marked from the keyboard, and stand first at the next look', async () => {
    const { requests } = await open({
      [READ]: { items: ['GEN-D-20'] },
      [`PUT ${OF_SITE}`]: null,
    });
    await choose();
    (await star('SCI-D-12')).focus();
    await userEvent.keyboard('[Space]');
    await waitFor(async () => expect(await star('SCI-D-12')).toHaveAttribute('aria-pressed', 'true'));
    expect(await star('SCI-D-12')).toHaveFocus();
    await userEvent.click(await star('GEN-D-20'));
    await waitFor(async () => expect(await star('GEN-D-20')).toHaveAttribute('aria-pressed', 'false'));
    expect(namesIn('Favorites of this project')).toEqual(['GEN-D-20']);
    expect(writes(requests).filter(({ path }) => path === OF_SITE)).toMatchObject([
      { method: 'PUT', body: { productCode: 'SCI-D-12', favorite: true } },
      { method: 'PUT', body: { productCode: 'GEN-D-20', favorite: false } },
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free ones first' }));
    expect(namesIn('Favorites of this project')).toEqual(['SCI-D-12']);
  });

  it('[DOM-01] [SH-04] go back where they cannot be saved, and say so at the machine', async () => {
    const answer = new Subject<null>();
    await open({ [READ]: { items: ['GEN-D-20'] }, [`PUT ${OF_SITE}`]: answer });
    await choose();
    await userEvent.click(await star('SCI-D-12'));
    expect(await star('SCI-D-12')).toHaveAttribute('aria-pressed', 'true');
    answer.error(refusal({ type: 'network', status: 0 }));
    const row = (await star('SCI-D-12')).closest('li') as HTMLElement;
    expect(await within(row).findByRole('alert')).toHaveTextContent(
      'This could not be saved for SCI-D-12. The portal cannot be reached.',
    );
    expect(await star('SCI-D-12')).toHaveAttribute('aria-pressed', 'false');
    expect(await star('GEN-D-20')).toHaveAttribute('aria-pressed', 'true');
  });

  it('[DOM-01] [SH-04] say that they could not be read, and are read again', async () => {
    let answer: unknown = refusal({ type: 'unavailable', status: 503 });
    await open({ [READ]: () => answer });
    await choose();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull();
    answer = { items: ['GEN-D-20'] };
    await userEvent.click(retry);
    expect(await star('GEN-D-20')).toHaveAttribute('aria-pressed', 'true');
  });
});
