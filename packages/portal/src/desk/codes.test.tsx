import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MACHINES } from '../testing/desk.ts';
import { visitDesk } from '../testing/visit-desk.tsx';
import { numbersIn, sheetsOf } from './coded-machines.ts';

const ADDRESS = '/desk/machines';
const open = (machines = MACHINES) => visitDesk(ADDRESS, { answers: { 'GET /desk/machines': machines } });

describe('codes of machines', () => {
  it('[PP-03] are printed for a depot, ten to a sheet, each with its number, product and company', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { requests } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print 12 codes' }));
    expect(screen.getByText('2 sheets of A4, the first one below')).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheets = [...document.querySelectorAll<HTMLElement>('[data-printed]')];
    expect(sheets.map((sheet) => sheet.querySelectorAll('figure').length)).toEqual([10, 2]);
    const [first] = sheets[0]?.querySelectorAll('figure') ?? [];
    expect(first).toHaveTextContent('204 118Electric scissor lift 12 mHireyard Nederland');
    expect(requests.find(({ path }) => path === ADDRESS)?.query).toEqual({
      depot: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
  });

  it('[PP-03] are printed for numbers that are typed, each once', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'By fleet number' }));
    expect(screen.getByText('Enter the fleet numbers whose codes you want to print')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Fleet numbers' }), '77 310\n\n 77  310\nK.12');
    const codes = screen.getAllByRole('img', { name: /^Code of/ });
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual(['Code of 77 310', 'Code of K.12']);
    expect(screen.getByRole('button', { name: 'Print 2 codes' })).toBeVisible();
  });

  it('[PP-03] refuses a number that no machine can have', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'By fleet number' }));
    const numbers = screen.getByRole('textbox', { name: 'Fleet numbers' });
    await userEvent.type(numbers, 'x'.repeat(41));
    expect(numbers).toHaveAccessibleDescription(/at most 40 characters/);
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });

  it('[PP-03] says where a depot has none, and where it has more than are printed at once', async () => {
    await open({ items: [], hasMore: false });
    expect(await screen.findByText(/No machine of this depot is on rent/)).toBeVisible();
  });

  it('[PP-03] says which machines are left out', async () => {
    await open({ ...MACHINES, hasMore: true });
    expect(within(await screen.findByRole('alert')).getByText(/^The first 500 machines by number/)).toBeVisible();
  });

  it('[PP-03] fills sheets in order', () => {
    const { numbers } = numbersIn(Array.from({ length: 21 }, (_, index) => index).join('\n'));
    const sheets = sheetsOf(numbers.map((fleetNumber) => ({ fleetNumber, productCode: null })));
    expect(sheets.map((sheet) => sheet.map(({ fleetNumber }) => fleetNumber))).toEqual([
      numbers.slice(0, 10),
      numbers.slice(10, 20),
      ['20'],
    ]);
  });
});
