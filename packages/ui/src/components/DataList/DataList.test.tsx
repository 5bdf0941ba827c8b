import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type Machine, machines, plainColumns } from '../../stories/list-samples.ts';
import { type DataColumn, DataList, type DataListProps } from './DataList.tsx';
import { ariaSort, nextSort, widthsOf } from './model.ts';
import { RowLink } from './RowLink.tsx';
import { TwoLines } from './TwoLines.tsx';

const show = (own: Partial<DataListProps<Machine>> = {}) =>
  render(
    <UiProvider>
      <DataList caption="Machines on rent" columns={plainColumns} items={machines} keyOf={({ id }) => id} {...own} />
    </UiProvider>,
  );
const table = () => screen.getByRole('table', { name: 'Machines on rent' });

describe('DataList', () => {
  it('[UI-03] is a real table of rows under named columns', () => {
    show();
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Machine', 'Contract', 'Rate']);
    expect(within(table()).getAllByRole('row')).toHaveLength(machines.length + 1);
    expect(within(table()).getByRole('row', { name: /Site cabin 6 m.*C-240104.*€ 74.50/ })).toBeVisible();
  });

  it('[UI-03] shares the room of a column that is left out among the others', () => {
    expect(widthsOf([{ width: '20%' }, { width: '30%' }])).toEqual(['40%', '60%']);
    expect(widthsOf([{ width: '45%' }, { width: '55%' }])).toEqual(['45%', '55%']);
    // The last column takes what remains.
    expect(widthsOf([{ width: '20%' }, { width: '120px' }, {}])).toEqual(['20%', '120px', undefined]);
  });

  it('[UI-03] says how it is sorted, and asks for the other way round on the second press', async () => {
    const onSortChange = vi.fn();
    show({ sort: { field: 'product', direction: 'asc' }, onSortChange });
    expect(screen.getByRole('columnheader', { name: 'Machine' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Contract' })).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Rate' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Machine' }));
    expect(onSortChange).toHaveBeenLastCalledWith(expect.anything(), { field: 'product', direction: 'desc' });
    await userEvent.click(screen.getByRole('button', { name: 'Contract' }));
    expect(onSortChange).toHaveBeenLastCalledWith(expect.anything(), { field: 'contract', direction: 'asc' });
  });

  it('[UI-03] renders a row again only if its item is another one', () => {
    const cell = vi.fn(({ name }: Machine) => name);
    const columns = [{ id: 'machine', header: 'Machine', card: 'title' as const, cell }];
    const list = (items: readonly Machine[]) => (
      <UiProvider>
        <DataList
          caption="Machines"
          columns={columns}
          items={items}
          keyOf={({ id }) => id}
          rowHref={({ id }) => `#${id}`}
        />
      </UiProvider>
    );
    const { rerender } = render(list(machines));
    cell.mockClear();
    rerender(list([...machines]));
    expect(cell).not.toHaveBeenCalled();
    const [first, ...others] = machines;
    rerender(list([{ ...(first as Machine), name: 'Crane' }, ...others]));
    expect(cell).toHaveBeenCalledOnce();
    expect(screen.getByText('Crane')).toBeVisible();
  });

  it('[NAV-09] leaves a label without anything beside it out of a card', () => {
    const due = {
      id: 'due',
      header: 'Due',
      card: 'pair' as const,
      cell: ({ id }: Machine) => (id === machines[0]?.id ? 'today' : null),
    };
    show({ columns: [...plainColumns, due] });
    const cells = within(table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(cells).toEqual(['Duetoday', ...machines.slice(1).map(() => '')]);
  });

  it('[NAV-09] can be sorted on cards, where there are no heads', async () => {
    const onSortChange = vi.fn();
    show({ sort: { field: 'product', direction: 'asc' }, onSortChange });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Contract, descending');
    expect(onSortChange).toHaveBeenCalledWith(expect.anything(), { field: 'contract', direction: 'desc' });
  });

  it('[SH-04] is busy with as many skeleton rows as asked for, and says so once', () => {
    show({ items: undefined, skeletonRows: 7 });
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(table().querySelectorAll('[data-skeleton]')).toHaveLength(7);
    expect(within(table()).getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the list');
  });

  it('[UI-03] has a cell in each row that names it: of the column that says so, else of the title of cards', () => {
    const named = (columns: DataColumn<Machine>[]) => {
      const { unmount } = show({ columns });
      const heads = within(table()).getAllByRole('rowheader');
      const texts = heads.map((head) => `${head.localName} ${head.getAttribute('scope')} ${head.textContent}`);
      unmount();
      return texts;
    };
    expect(named(plainColumns)).toEqual(machines.map(({ name }) => `th row ${name}`));
    const [name, contract, ...others] = plainColumns as [DataColumn<Machine>, DataColumn<Machine>];
    const byContract = [name, { ...contract, card: 'line' as const, rowHeader: true }, ...others];
    expect(named(byContract)).toEqual(machines.map((machine) => `th row ${machine.contract}`));
  });

  it('[UI-03] takes a node as a head, and its words for sorting on cards', () => {
    const [name] = plainColumns as [DataColumn<Machine>];
    const header = (
      <>
        Machine <abbr title="with its codes">(c)</abbr>
      </>
    );
    show({
      columns: [{ ...name, header, headerText: 'Machine' }],
      defaultSort: { field: 'product', direction: 'asc' },
    });
    expect(screen.getByRole('columnheader', { name: 'Machine (c)' })).toContainElement(screen.getByText('(c)'));
    expect(screen.getByText('Machine, descending')).toBeInTheDocument();
  });

  it('[NAV-09] is sorted on cards in the words of its columns', () => {
    const [name, ...others] = plainColumns as [DataColumn<Machine>];
    const sortLabels = { asc: 'Machine A to Z', desc: 'Machine Z to A' };
    show({ columns: [{ ...name, sortLabels }, ...others], defaultSort: { field: 'product', direction: 'asc' } });
    const options = within(screen.getByLabelText('Sort by')).getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['Machine A to Z', 'Machine Z to A', 'Contract, ascending', 'Contract, descending'],
    ]);
  });

  it('[UI-03] shows no checkbox without a selection', () => {
    show();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a row of a DataList', () => {
  const followed = vi.fn();
  const columns: DataColumn<Machine>[] = [
    {
      ...{ id: 'name', header: 'Machine', card: 'title' },
      cell: ({ id, name }) => <RowLink href={`#machine-${id}`}>{name}</RowLink>,
    },
    { id: 'rate', header: 'Rate', cell: ({ price }) => price },
    {
      ...{ id: 'actions', header: 'Actions' },
      cell: () => (
        <>
          <a href="#contract">Contract</a>
          <label>
            <input type="checkbox" /> Select
          </label>
          <button type="button">Extend</button>
        </>
      ),
    },
  ];
  const first = () => within(within(table()).getAllByRole('row')[1] as HTMLElement);
  const cabin = machines[0] as Machine;

  beforeEach(() => {
    followed.mockReset();
    window.getSelection()?.removeAllRanges();
    // Prevents navigation, which would change the URL for other tests of this document.
    document.addEventListener('click', onClick);
  });
  afterEach(() => document.removeEventListener('click', onClick));
  const onClick = (event: globalThis.MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    followed(link.getAttribute('href'), event.ctrlKey);
  };

  it('[UI-03] is clicked anywhere but on the controls in it', async () => {
    const onRowClick = vi.fn();
    show({ columns, onRowClick });
    await userEvent.click(first().getByText(cabin.price));
    expect(onRowClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }), cabin);
    await userEvent.click(first().getByRole('link', { name: 'Contract' }));
    await userEvent.click(first().getByText('Select'));
    await userEvent.click(first().getByRole('button', { name: 'Extend' }));
    await userEvent.click(screen.getByRole('columnheader', { name: 'Rate' }));
    expect(onRowClick).toHaveBeenCalledTimes(1);
  });

  it('[UI-03] is not clicked by marking text in it', async () => {
    const onRowClick = vi.fn();
    show({ columns, onRowClick });
    const cell = first().getByText(cabin.price);
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(onRowClick).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    fireEvent.click(cell);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  });

  it('[UI-03] follows its own link with the keys that are held, once', () => {
    show({ columns, rowHref: ({ id }) => (id === cabin.id ? `#machine-${id}` : undefined) });
    fireEvent.click(first().getByText(cabin.price));
    expect(followed).toHaveBeenLastCalledWith(`#machine-${cabin.id}`, false);
    fireEvent.click(first().getByText(cabin.price), { ctrlKey: true });
    expect(followed).toHaveBeenLastCalledWith(`#machine-${cabin.id}`, true);
    fireEvent.click(first().getByRole('link', { name: cabin.name }));
    expect(followed).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByText((machines[1] as Machine).price));
    expect(followed).toHaveBeenCalledTimes(3);
  });

  it('[UI-03] follows the link that names it where a router wrote the address another way', () => {
    show({ columns, rowHref: ({ id }) => `/portal/machine-${id}` });
    fireEvent.click(first().getByText(cabin.price));
    expect(followed).toHaveBeenCalledExactlyOnceWith(`#machine-${cabin.id}`, false);
  });
});

describe('sorting', () => {
  it('[UI-03] turns round, and starts ascending', () => {
    expect(nextSort(undefined, 'a')).toEqual({ field: 'a', direction: 'asc' });
    expect(nextSort({ field: 'a', direction: 'asc' }, 'a').direction).toBe('desc');
    expect(nextSort({ field: 'a', direction: 'desc' }, 'a').direction).toBe('asc');
    expect(ariaSort({ field: 'a', direction: 'desc' }, 'a')).toBe('descending');
  });
});

describe('TwoLines', () => {
  it('[UI-01] says what it is, then its codes, and has no second line without them', () => {
    const { container } = render(
      <UiProvider>
        <TwoLines first="Scissor lift" second="SCI-E-12" strong />
        <TwoLines first="Generator" second={null} />
      </UiProvider>,
    );
    expect([...container.children].map((cell) => cell.childElementCount)).toEqual([2, 1]);
    expect(screen.getByText('SCI-E-12')).toBeVisible();
  });
});

const Router = (props: ComponentProps<'a'>) => <a {...props} data-router="yes" />;

describe('RowLink', () => {
  it('[UI-04] leads to the page of its row, through the router of the app or of this one place', () => {
    render(
      <UiProvider LinkComponent={Router}>
        <RowLink href="/contracts/7">C-240118</RowLink>
        <RowLink href="/contracts/8" LinkComponent="a">
          C-240093
        </RowLink>
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'C-240118' })).toHaveAttribute('href', '/contracts/7');
    expect(screen.getByRole('link', { name: 'C-240118' })).toHaveAttribute('data-router', 'yes');
    expect(screen.getByRole('link', { name: 'C-240093' })).not.toHaveAttribute('data-router');
  });
});
