import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { refusal } from '../testing/fake-http.ts';
import { CONTRACT, FOUND, MACHINE, NOTHING_FOUND } from '../testing/search.ts';
import { here, user, visit } from '../testing/visit.tsx';

const PLACE = '/order/whats-new';
const SEARCH = 'GET /search';
const ALL = ['order', 'request', 'asset'] as const;
const RIGHTS = ['contract-view', 'document-view', 'order-create', 'asset-view'] as const;

const SHELL = { isBackgroundStarted: true, isPaletteOpen: false };

// Loaded before the first test, which would have to wait for it.
beforeAll(() => import('./PaletteButton.tsx'));
beforeEach(() => localStorage.clear());

const open = async (answer: unknown = FOUND, more: Parameters<typeof visit>[1] = {}) => {
  const visited = await visit(PLACE, {
    state: {
      ...user(ALL, RIGHTS),
      addOrder: { possible: true, disabled: false },
      shell: SHELL,
    },
    answers: { 'GET /whats-new': { releases: [] }, [SEARCH]: answer, [`GET /contracts/${CONTRACT.id}`]: NEVER },
    ...more,
  });
  await screen.findByRole('button', { name: 'Search everything' });
  return visited;
};
const press = (init: KeyboardEventInit = { key: 'k', ctrlKey: true }) => fireEvent.keyDown(document.body, init);
const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const groups = () => within(screen.getByRole('listbox')).getAllByRole('group');

describe('the search over everything', () => {
  it('[DOM-33] opens by its key and by its button, and gives the focus back', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Search everything' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.click(button);
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    press();
    expect(await field()).toHaveFocus();
    press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[DOM-33] leaves the key to whoever composes, to other keys and to another dialog', async () => {
    await open();
    press({ key: 'k', ctrlKey: true, isComposing: true });
    press({ key: 'k', ctrlKey: true, shiftKey: true });
    press({ key: 'k' });
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('aria-modal', 'true');
    press();
    other.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('combobox')).toBeNull();
    press();
    await field();
  });

  it('[DOM-33] finds by number, says how much, and opens what is chosen by the keyboard', async () => {
    const queries: unknown[] = [];
    await open(({ query }: HttpRequest) => {
      queries.push(query);
      return FOUND;
    });
    press();
    await userEvent.type(await field(), '2026');
    await waitFor(() => expect(options()[0]).toBe('C-2026Zuidas Tower C'));
    expect(queries).toEqual([{ q: '2026' }]);
    expect(groups().map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(4);
    expect(options()).toEqual([
      'C-2026Zuidas Tower C',
      'SCI-E-12204 118 · C-2026 · Zuidas Tower C',
      'Invoice I-2026-004',
      'Show all in the list',
      'Lifts for the ground floorR-2610-257 · Zuidas Tower C',
    ]);
    expect(screen.getByText('5 results')).toBeInTheDocument();
    expect(screen.getAllByText('2026').some(({ tagName }) => tagName === 'MARK')).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(here()).toBe(`/order/contracts/${CONTRACT.id}`));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[DOM-33] leads to the list where there are more', async () => {
    await open();
    press();
    await userEvent.type(await field(), '20 26');
    await userEvent.click(await screen.findByRole('option', { name: 'Show all in the list' }));
    await waitFor(() => expect(here()).toBe('/order/documents?q=20%2026'));
  });

  it('[DOM-33] begins with what was opened last', async () => {
    const first = await open();
    press();
    await userEvent.type(await field(), '2026');
    await userEvent.click(await screen.findByRole('option', { name: /SCI-E-12/ }));
    await waitFor(() => expect(here()).toBe(`/order/contracts/${MACHINE.subject.id}`));
    first.unmount();

    await open();
    press();
    await field();
    expect(options()[0]).toMatch(/SCI-E-12/);
    await userEvent.type(await field(), 'sci-e');
    expect(options()[0]).toMatch(/SCI-E-12/);
    await waitFor(() => expect(options().filter((text) => text?.includes('204 118'))).toHaveLength(1));
  });

  it('[DOM-33] offers pages and actions by the beginning of their words, those of the rights alone', async () => {
    await open(NOTHING_FOUND);
    press();
    await field();
    expect(options()).toContain('New order');
    expect(options()).toContain('Documents');
    for (const hidden of ['New project', 'Call off machines', 'Roles', 'New asset']) {
      expect(options()).not.toContain(hidden);
    }
    await userEvent.type(await field(), 'ord');
    await waitFor(() => expect(options()).toEqual(['New order', 'Orders']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/order/orders/add'));
  });

  it.each([
    ['overdue', ['Overdue machines', 'Overdue invoices']],
    ['dark mode', ['Dark mode']],
    ['theme', ['Dark mode', 'Light mode']],
    ['off-hire', ['Call off machines', 'Off-hires']],
    ['keys', ['Keyboard shortcuts']],
  ])('[DOM-33] finds the actions for “%s”', async (typed, expected) => {
    const rights = [...RIGHTS, 'contract-off-hire'] as const;
    await open(NOTHING_FOUND, { state: { ...user(ALL, rights), shell: SHELL } });
    press();
    await userEvent.type(await field(), typed);
    await waitFor(() => expect(options()).toEqual(expected));
  });

  it('[DOM-33] changes the colors, and shows all keys', async () => {
    await open(NOTHING_FOUND);
    press();
    await userEvent.type(await field(), 'dark mode');
    await waitFor(() => expect(options()).toEqual(['Dark mode']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hy-scheme', 'dark'));
    expect(here()).toBe(PLACE);
    press({ key: '?', shiftKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Ctrl+K')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Open this with the single key ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Switched off on this device.
    press({ key: '?', shiftKey: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
    press();
    await userEvent.type(await field(), 'shortcuts');
    await waitFor(() => expect(options()).toEqual(['Keyboard shortcuts']));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('[DOM-33] asks for nothing that one letter would find, and cancels what is typed on', async () => {
    const queries: unknown[] = [];
    await open(({ query }: HttpRequest) => {
      queries.push(query);
      return NOTHING_FOUND;
    });
    press();
    await userEvent.type(await field(), 'q');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(queries).toEqual([]);
    await userEvent.type(await field(), 'qqq');
    expect(await screen.findAllByText('Nothing matches “qqqq”.')).toHaveLength(2);
    expect(queries).toEqual([{ q: 'qqqq' }]);
  });

  it('[DOM-33] [SH-04] says why nothing was found, and asks again', async () => {
    let calls = 0;
    await open(() => {
      calls += 1;
      return calls === 1 ? refusal({ type: 'internal', traceId: 'trace-7' }) : FOUND;
    });
    press();
    await userEvent.type(await field(), '2026');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(options()[0]).toBe('C-2026Zuidas Tower C'));
  });

  it('[DOM-33] opens the asset whose link a hand scanner types', async () => {
    await open();
    press();
    const id = '88888888-0000-4000-8000-000000000001';
    await userEvent.click(await field());
    await userEvent.paste(`https://former.example/asset/assets/${id}`);
    await waitFor(() => expect(here()).toBe(`/asset/assets/${id}`));
    expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull();
  });

  it('[DOM-33] searches for the text of a code, and says where there is no camera', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: {} }));
    await open();
    press();
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Scan a code' }));
    expect(await screen.findByText(/This device has no camera/)).toBeVisible();
    vi.unstubAllGlobals();
  });
});
