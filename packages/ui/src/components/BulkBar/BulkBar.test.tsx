import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type Machine, machines, plainColumns } from '../../stories/list-samples.ts';
import { DataList } from '../DataList/DataList.tsx';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { pageSelection, selectable } from './selection.ts';
import { useRowSelection } from './use-row-selection.tsx';

const callOff = vi.fn();

/** List with its bar. Initially, a row of another page is selected. */
function Page({ items = machines, own }: { items?: readonly Machine[] | undefined; own?: Partial<BulkBarProps> }) {
  const [selected, setSelected] = useState<readonly string[]>(['of another page']);
  const rows = useRowSelection<Machine>({
    selected,
    onSelectedChange: (_, selected) => setSelected(selected),
    nameOf: ({ name }) => name,
  });
  return (
    <>
      <DataList caption="Machines" columns={plainColumns} items={items} keyOf={({ id }) => id} selection={rows} />
      <BulkBar
        count={selected.length}
        actions={[
          { id: 'off', label: 'Call off', onClick: callOff },
          { id: 'done', label: 'Extend', onClick: () => setSelected([]) },
        ]}
        onClear={() => setSelected([])}
        {...own}
      />
    </>
  );
}
const show = (own: Partial<BulkBarProps> = {}) =>
  render(
    <UiProvider>
      <Page own={own} />
    </UiProvider>,
  );
const bar = () => screen.getByRole('region', { name: 'Actions for the selection' });
const box = (name: string) => screen.getByRole('checkbox', { name });
const announced = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('useRowSelection', () => {
  it('[UI-03] selects rows and the whole page, and leaves what other pages have selected', async () => {
    show();
    await userEvent.click(box('Select Site cabin 6 m'));
    expect(bar()).toHaveTextContent('2 selected');
    const page = box('Select all on this page');
    expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    expect(bar()).toHaveTextContent('6 selected');
    expect(page).toBeChecked();
    await userEvent.click(page);
    expect(bar()).toHaveTextContent('1 selected');
    expect(page).not.toBePartiallyChecked();
  });

  it('[UI-03] marks the rows that are selected', async () => {
    show();
    await userEvent.click(box('Select Site cabin 6 m'));
    const selected = within(screen.getByRole('table'))
      .getAllByRole('row')
      .filter((row) => row.dataset.selected === 'true');
    expect(selected.map((row) => row.textContent)).toEqual([expect.stringContaining('Site cabin 6 m')]);
  });

  it('[UI-03] cannot select the page while its rows load', () => {
    const { rerender } = show();
    expect(box('Select all on this page')).toBeEnabled();
    rerender(
      <UiProvider>
        <Loading />
      </UiProvider>,
    );
    expect(box('Select all on this page')).toBeDisabled();
  });

  it('[UI-03] leaves out the rows that cannot be selected, which say why', async () => {
    render(
      <UiProvider>
        <Some />
      </UiProvider>,
    );
    const off = box('Select Site cabin 6 m');
    expect(off).toHaveAttribute('aria-disabled', 'true');
    expect(off).toHaveAccessibleDescription('Called off already');
    await userEvent.click(off);
    expect(off).not.toBeChecked();
    await userEvent.click(box('Select all on this page'));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(machines.length);
    expect(off).not.toBeChecked();
    expect(box('Select all on this page')).toBeChecked();
  });

  it('[UI-03] lets a row go that was selected before it could not be any more', () => {
    expect(selectable(['a', 'b', 'c'], ['c'], (index) => (index > 0 ? 'Gone' : null))).toEqual(['a', 'c']);
  });

  it('[UI-03] counts the rows of a page alone', () => {
    const keys = ['a', 'b'];
    expect(pageSelection(keys, ['z', 'a', 'b'])).toBe('all');
    expect(pageSelection(keys, ['z', 'a'])).toBe('some');
    expect(pageSelection(keys, ['z'])).toBe('none');
    expect(pageSelection([], ['z'])).toBe('none');
  });
});

function Some() {
  const selection = useRowSelection<Machine>({
    nameOf: ({ name }) => name,
    reasonOf: ({ name }) => (name === 'Site cabin 6 m' ? 'Called off already' : null),
  });
  return (
    <DataList caption="Machines" columns={plainColumns} items={machines} keyOf={({ id }) => id} selection={selection} />
  );
}

function Loading() {
  const selection = useRowSelection<Machine>({ nameOf: String });
  return <DataList caption="Machines" columns={plainColumns} items={undefined} keyOf={String} selection={selection} />;
}

describe('BulkBar', () => {
  it('[UI-03] announces how many are selected, with the unit of the list', async () => {
    const { rerender } = show();
    expect(announced()).toContain('1 selected');
    await userEvent.click(box('Select Site cabin 6 m'));
    expect(announced()).toContain('2 selected');
    rerender(
      <UiProvider>
        <Page own={{ text: '2 machines selected' }} />
      </UiProvider>,
    );
    expect(announced()).toContain('2 machines selected');
  });

  it('[UI-03] hands each action to its own function', async () => {
    callOff.mockClear();
    show();
    await userEvent.click(within(bar()).getByRole('button', { name: 'Call off' }));
    expect(callOff).toHaveBeenCalledOnce();
  });

  it('[UI-03] keeps an action that is under way from being started again, with its focus', async () => {
    const onClick = vi.fn();
    show({ actions: [{ id: 'off', label: 'Call off', onClick, working: true }] });
    const button = screen.getByRole('button', { name: 'Call off' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each(['Clear selection', 'Extend'])('[UI-03] goes with the selection, and keeps the focus: %s', async (name) => {
    show();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
    const said = screen.getByText('Selection cleared');
    expect(said).toHaveFocus();
    expect(said).toHaveAttribute('role', 'status');
  });

  it('[UI-03] gives the focus to where it is asked to', async () => {
    const search = createRef<HTMLInputElement>();
    render(
      <UiProvider>
        <input ref={search} aria-label="Search" />
        <Page own={{ focusWhenCleared: search }} />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('[UI-03] leaves the focus in the list where the last row is deselected there', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    const first = box('Select Site cabin 6 m');
    await userEvent.click(first);
    await userEvent.click(first);
    expect(first).toHaveFocus();
  });

  it('[UI-04] says in the reader’s language what it is, or in the words of this one place', () => {
    render(
      <UiProvider locale={nl}>
        <Page own={{ labels: { clear: 'Niets kiezen' } }} />
      </UiProvider>,
    );
    expect(screen.getByRole('region', { name: nl.BulkBar.label })).toHaveTextContent('1 geselecteerd');
    expect(screen.getByRole('button', { name: 'Niets kiezen' })).toBeVisible();
  });
});
