import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataList } from '../components/DataList/DataList.tsx';
import { DateRangeField } from '../components/DateRangeField/DateRangeField.tsx';
import { FilterMenu } from '../components/FilterMenu/FilterMenu.tsx';
import { FilterToggle } from '../components/FilterToggle/FilterToggle.tsx';
import { KeyFigures } from '../components/KeyFigures/KeyFigures.tsx';
import { MessageBanner } from '../components/MessageBanner/MessageBanner.tsx';
import { Paginator } from '../components/Paginator/Paginator.tsx';
import { PeriodFilter } from '../components/PeriodFilter/PeriodFilter.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { UiProvider } from '../provider/UiProvider.tsx';
import { PlanningTimeline } from '../rental/PlanningTimeline/PlanningTimeline.tsx';
import { machines, plainColumns } from '../stories/list-samples.ts';

interface Case {
  /** Base name of the state: `x` in `x`, `defaultX` and `onXChange`. */
  state: string;
  component: ComponentType<never>;
  props: object;
  first: unknown;
  /** Changes the state as a user does. The expected state follows. */
  act: () => Promise<unknown>;
  next: unknown;
  /** Reads the state from the page. */
  shown: () => unknown;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const range = () => document.querySelector('.HyPaginator-root > span')?.textContent;
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((element) => element.textContent?.trim().split(' ')[0]);

const cases: Record<string, Case> = {
  'Paginator.page': {
    ...{ state: 'page', component: Paginator, props: { count: 124 } },
    ...{ first: 2, act: () => press('Next page'), next: 3 },
    shown: range,
  },
  'Paginator.rowsPerPage': {
    ...{ state: 'rowsPerPage', component: Paginator, props: { count: 124, rowsPerPageOptions: [25, 50] } },
    ...{ first: 25, act: () => userEvent.selectOptions(screen.getByRole('combobox'), '50'), next: 50 },
    shown: range,
  },
  'DataList.sort': {
    state: 'sort',
    component: DataList,
    props: {
      caption: 'Machines',
      columns: plainColumns.map((column) => ({ ...column, sort: column.id })),
      items: machines,
      keyOf: ({ id }: { id: string }) => id,
    },
    first: { field: plainColumns[0]?.id, direction: 'asc' },
    act: () => press(String(plainColumns[0]?.header)),
    next: { field: plainColumns[0]?.id, direction: 'desc' },
    shown: () => screen.getAllByRole('columnheader')[0]?.getAttribute('aria-sort'),
  },
  'FilterToggle.pressed': {
    ...{ state: 'pressed', component: FilterToggle, props: { label: 'Unread' } },
    ...{ first: false, act: () => press('Unread'), next: true },
    shown: () => button('Unread').getAttribute('aria-pressed'),
  },
  'FilterMenu.selected': {
    ...{ state: 'selected', component: FilterMenu, first: ['a'], next: ['a', 'b'] },
    props: { label: 'Status', options: ['a', 'b'].map((id) => ({ id, label: id })) },
    act: async () => {
      await press(/^Status/);
      await userEvent.click(await screen.findByRole('checkbox', { name: 'b' }));
    },
    shown: () => document.querySelector('.HyFilterMenu-root')?.textContent,
  },
  'PeriodFilter.period': {
    state: 'period',
    component: PeriodFilter,
    props: { label: 'Period', presets: [{ id: 'week', label: 'This week', from: '2026-11-16', to: '2026-11-22' }] },
    first: { from: null, to: null },
    act: async () => {
      await press(/^Period/);
      await userEvent.click(await screen.findByRole('button', { name: 'This week' }));
    },
    next: { from: '2026-11-16', to: '2026-11-22' },
    shown: () => document.querySelector('.HyPeriodFilter-root')?.textContent,
  },
  'SegmentedControl.value': {
    ...{ state: 'value', component: SegmentedControl, first: 'list', next: 'planning' },
    props: { label: 'View', segments: ['list', 'planning'].map((value) => ({ value, label: value })) },
    ...{ act: () => press('planning'), shown: pressed },
  },
  'KeyFigures.pressed': {
    ...{ state: 'pressed', component: KeyFigures, first: ['a'], next: ['a', 'b'] },
    props: { label: 'Filter', figures: ['a', 'b'].map((id) => ({ id, label: id, value: '1' })) },
    ...{ act: () => press(/^b/), shown: pressed },
  },
  'MessageBanner.expanded': {
    ...{ state: 'expanded', component: MessageBanner, first: true, next: false },
    props: { title: 'Planned', children: 'Tonight' },
    act: () => press(/Minimize|Show message/),
    shown: () => screen.getByText('Tonight').hidden,
  },
  'PlanningTimeline.collapsed': {
    state: 'collapsed',
    component: PlanningTimeline,
    props: {
      label: 'Planning',
      groups: ['a', 'b'].map((id) => ({ id, title: id, rows: [] })),
      window: { from: '2026-11-02', to: '2026-11-29' },
      today: '2026-11-20',
    },
    ...{ first: ['a'], act: () => press('b'), next: ['a', 'b'] },
    shown: () => screen.getAllByRole('button').map((element) => element.ariaExpanded),
  },
  'SearchField.query': {
    ...{ state: 'query', component: SearchField, props: { label: 'Search' }, first: 'lift', next: 'lifts' },
    act: () => userEvent.type(screen.getByRole('searchbox'), 's{Enter}'),
    // Not comparable, because the field shows typed text whether controlled or not.
    shown: () => undefined,
  },
  'Tabs.value': {
    ...{ state: 'value', component: Tabs, first: 'a', next: 'b' },
    props: { label: 'Contract', tabs: ['a', 'b'].map((id) => ({ id, label: id, panel: id })) },
    act: () => userEvent.click(screen.getByRole('tab', { name: 'b' })),
    shown: () => screen.getByRole('tabpanel').textContent,
  },
};

beforeEach(() => {
  // jsdom has no layout, so the timeline gets the height of a window.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  return () => height.mockRestore();
});

/** A choice between values is named as in MUI: `value` and `onChange`. */
const handlerOf = (state: string) =>
  state === 'value' ? 'onChange' : `on${state.charAt(0).toUpperCase()}${state.slice(1)}Change`;
const defaultOf = (state: string) => `default${state.charAt(0).toUpperCase()}${state.slice(1)}`;
const show = ({ component, props }: Case, own: object) =>
  render(<UiProvider>{createElement(component as ComponentType, { ...props, ...own })}</UiProvider>);

describe.each(Object.entries(cases))('[UI-01] %s', (_name, one) => {
  it('is held by the component from `default…` on, which says what became of it', async () => {
    const onChange = vi.fn();
    show(one, { [defaultOf(one.state)]: one.first, [handlerOf(one.state)]: onChange });
    const before = one.shown();
    await one.act();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: expect.any(String) }), one.next);
    if (before !== undefined) expect(one.shown()).not.toEqual(before);
  });

  it('stays what its consumer says', async () => {
    const onChange = vi.fn();
    show(one, { [one.state]: one.first, [handlerOf(one.state)]: onChange });
    const before = one.shown();
    await one.act();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), one.next);
    expect(one.shown()).toEqual(before);
  });
});

describe('[UI-01] a form field', () => {
  const chosen = { from: '2026-11-24', to: null };
  const type = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '24 Nov 2026');
    await userEvent.tab();
  };
  const period = { label: 'Period', today: '2026-11-20' };

  it('holds its value from `defaultValue` on', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <UiProvider>
        <DateRangeField {...period} defaultValue={{ from: null, to: '2026-11-27' }} onChange={onChange} />
      </UiProvider>,
    );
    await type();
    const value = { from: '2026-11-24', to: '2026-11-27' };
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'change' }), value);
    rerender(
      <UiProvider>
        <DateRangeField {...period} />
      </UiProvider>,
    );
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('27 Nov 2026');
  });

  it('stays what its consumer says', async () => {
    const onChange = vi.fn();
    render(
      <UiProvider>
        <DateRangeField {...period} value={{ from: '2026-11-25', to: null }} onChange={onChange} />
      </UiProvider>,
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'From' }));
    await type();
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), chosen);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('25 Nov 2026');
  });
});

describe('[UI-02] a paginator that holds its own page', () => {
  it('begins at the first one again with another page size', async () => {
    const onPageChange = vi.fn();
    render(
      <UiProvider>
        <Paginator count={124} defaultPage={3} rowsPerPageOptions={[25, 50]} onPageChange={onPageChange} />
      </UiProvider>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), '50');
    expect(screen.getByText('1–50 of 124')).toBeVisible();
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0);
  });
});
