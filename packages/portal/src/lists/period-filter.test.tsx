import { listDocuments, listDocumentsFacets } from '@hireyard/contract';
import { UiProvider } from '@hireyard/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { FilterMenus } from './FilterMenus.tsx';

const code = vi.hoisted(() => ({ isMissing: true }));
vi.mock('@hireyard/ui/components/PeriodFilter', async (load) => {
  const module = await load<typeof import('@hireyard/ui/components/PeriodFilter')>();
  return {
    get PeriodEditor() {
      if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return module.PeriodEditor;
    },
  };
});

it('[UI-10] [SH-04] a filter whose code does not load says so in its dialog, and loads it at the next click', async () => {
  await createI18n('en-US');
  const state = { q: '', filters: {}, sort: { field: 'date', direction: 'desc' }, page: 0, size: 25 } as const;
  const controls = { state, change: vi.fn(), clear: vi.fn() };
  render(
    <UiProvider>
      <FilterMenus
        list={listDocuments.list}
        endpoint={listDocumentsFacets}
        filters={[{ kind: 'period', name: 'period', from: 'from', to: 'to', label: 'Date' }]}
        controls={controls}
        facets={{}}
        failed={null}
      />
      <p>124 documents</p>
    </UiProvider>,
  );
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    return within(screen.getByRole('dialog', { name: 'Date' }));
  };
  expect(await (await open()).findByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.getByText('124 documents')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  code.isMissing = false;
  const editor = await open();
  await userEvent.click(await editor.findByRole('button', { name: 'This month' }));
  expect(controls.change).toHaveBeenCalledWith({
    filters: { from: expect.stringMatching(/-01$/), to: expect.stringMatching(/-(28|29|30|31)$/) },
  });
});
