import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withIds } from '../../internal/controllable.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';
import { remembered } from './known-options.ts';
import { type FilterOption, matchingOptions, withSelected } from './model.ts';

const few: FilterOption[] = [
  { id: 'onRent', label: 'On rent', count: 118 },
  { id: 'overdue', label: 'Overdue', count: 3 },
];
const many: FilterOption[] = Array.from({ length: 12 }, (_, at) => ({
  id: `p${at}`,
  label: `Project ${at}`,
}));

const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.children[1]?.textContent);

function Menu({ options = few, empty }: Partial<Pick<FilterMenuProps, 'options' | 'empty'>>) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <UiProvider>
      <FilterMenu
        label="Status"
        {...{ options, empty, selected }}
        onSelectedChange={(_, selected) => setSelected(selected)}
      />
    </UiProvider>
  );
}

describe('FilterMenu', () => {
  it('[SH-04] shows what it is given where it has no options, and only there', async () => {
    const { rerender } = render(<Menu options={[]} empty="They did not load." />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    expect(await screen.findByText('They did not load.')).toBeVisible();
    expect(screen.queryByText('Nothing matches')).toBeNull();
    rerender(<Menu empty="They did not load." />);
    expect(screen.queryByText('They did not load.')).toBeNull();
  });

  it('[UI-03] opens under its button, takes several values and says how many', async () => {
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Status' }));
    await userEvent.click(menu.getByRole('checkbox', { name: /On rent\s*118/ }));
    await userEvent.click(menu.getByRole('checkbox', { name: /Overdue/ }));
    expect(menu.getByRole('checkbox', { name: /Overdue/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    const button = await screen.findByRole('button', { name: 'Status 2 selected' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('[UI-03] can be cleared', async () => {
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Overdue/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: /Overdue/ })).not.toBeChecked();
  });

  it('[UI-03] can be searched when it is long, and not when it is short', async () => {
    const { unmount } = render(<Menu options={many} />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an option' }), 'project 11');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an option' }), 'x');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches'));
    unmount();
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('[UI-03] keeps what is selected listed while it is searched', async () => {
    render(<Menu options={many} />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Project 3' }));
    await userEvent.type(screen.getByRole('searchbox'), 'project 11');
    await waitFor(() => expect(names()).toEqual(['Project 3', 'Project 11']));
    expect(screen.getByRole('checkbox', { name: 'Project 3' })).toBeChecked();
  });
});

describe('FilterButton', () => {
  it('[UI-03] opens a filter of the app under its button, which says how many values are set', async () => {
    const { rerender } = render(
      <UiProvider>
        <FilterButton label="Working height">
          {(close) => (
            <button type="button" onClick={close}>
              From 10 m
            </button>
          )}
        </FilterButton>
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'Working height' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Working height' })).getByRole('button', { name: 'From 10 m' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    const shown = (countText?: string) => (
      <UiProvider labels={{ FilterMenu: { selected: '{count} gewählt' } }}>
        <FilterButton label="Working height" count={2} countText={countText}>
          {() => null}
        </FilterButton>
      </UiProvider>
    );
    rerender(shown());
    expect(screen.getByRole('button', { name: 'Working height 2 gewählt' })).toHaveTextContent('2');
    rerender(shown('10 to 18 m'));
    expect(screen.getByRole('button', { name: 'Working height 10 to 18 m' })).toBeVisible();
  });

  it('[UI-01] hands slotProps to its panel and to its count, and a filter on it only those of the root', async () => {
    const named = (name: string) => ({ 'data-part': name });
    const slotProps = { root: named('root'), count: named('count'), panel: named('panel') };
    render(
      <UiProvider>
        <FilterButton label="Working height" count={2} slotProps={slotProps}>
          {() => 'Metres'}
        </FilterButton>
        <FilterMenu label="Status" options={few} selected={['overdue']} slotProps={{ count: named('of an option') }} />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Working height/ }));
    expect(screen.getByText('Metres')).toHaveAttribute('data-part', 'panel');
    const parts = [...document.querySelectorAll('[data-part]')].map((element) => element.getAttribute('data-part'));
    expect(parts.sort()).toEqual(['count', 'panel', 'root']);
  });
});

const onSearch = vi.fn();
const projects = (...names: string[]): FilterOption[] => names.map((name) => ({ id: name, label: name, count: 2 }));

function Searched({ own }: { own: Partial<FilterMenuProps> }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <UiProvider>
      <FilterMenu
        label="Project"
        options={projects('Haven 7', 'Kade Noord')}
        selected={selected}
        onSelectedChange={(_, selected) => setSelected(selected)}
        onSearch={onSearch}
        {...own}
      />
    </UiProvider>
  );
}

describe('FilterMenu whose options are searched elsewhere', () => {
  const show = async (own: Partial<FilterMenuProps> = {}) => {
    onSearch.mockClear();
    const { rerender } = render(<Searched own={own} />);
    await userEvent.click(screen.getByRole('button', { name: 'Project' }));
    await screen.findAllByRole('checkbox');
    return (next: Partial<FilterMenuProps>) => rerender(<Searched own={next} />);
  };

  it('[UI-03] says that typing finds more, and asks once typing pauses', async () => {
    await show({ hasMore: true });
    expect(screen.getByText('Type to find more')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an option' }), 'zuid');
    expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch.mock.calls).toEqual([[null, 'zuid']]));
  });

  it('[UI-03] shows the options as they were answered, and says that it searches until then', async () => {
    const update = await show({ hasMore: true });
    await userEvent.type(screen.getByRole('searchbox'), 'zuid{Enter}');
    update({ hasMore: true, loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    expect(screen.getByRole('list', { name: 'Project' })).toHaveAttribute('aria-busy', 'true');
    expect(names()).toEqual(['Haven 7', 'Kade Noord']);
    update({ options: projects('Tower C (Zuidas)') });
    expect(names()).toEqual(['Tower C (Zuidas)']);
    expect(screen.getByRole('status')).toHaveTextContent('1 found');
    update({ options: [] });
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  });

  it('[UI-03] keeps what was selected listed without its former count, also when it is opened again', async () => {
    const update = await show({ hasMore: true });
    await userEvent.click(screen.getByRole('checkbox', { name: /Kade Noord/ }));
    update({ hasMore: true, options: projects('Rijnbrug') });
    expect(names()).toEqual(['Kade Noord', 'Rijnbrug']);
    expect(screen.getByRole('checkbox', { name: 'Kade Noord' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Project 1 selected' }));
    expect(await screen.findByRole('checkbox', { name: 'Kade Noord' })).toBeChecked();
  });

  it('[UI-03] asks for all options again when it closes, and only if it had searched', async () => {
    await show({ hasMore: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Project' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'zuid{Enter}');
    await userEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
    await waitFor(() =>
      expect(onSearch.mock.calls).toEqual([
        [expect.anything(), 'zuid'],
        [null, ''],
      ]),
    );
  });

  it('[UI-03] has no search where every option is listed, and keeps it once it narrows them', async () => {
    const update = await show();
    expect(screen.queryByRole('searchbox')).toBeNull();
    update({ hasMore: true });
    update({ hasMore: false });
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});

describe('options', () => {
  it('[UI-03] match by every word, without regard to case and accents', () => {
    const options = [{ id: 'a', label: 'Łódź Północ, Hala É' }];
    expect(matchingOptions(options, 'hala e')).toEqual(options);
    expect(matchingOptions(options, ' ')).toEqual(options);
  });

  it('[UI-03] are chosen once', () => {
    expect(withIds(['a'], ['a'], true)).toEqual(['a']);
    expect(withIds(['a', 'b'], ['a'], false)).toEqual(['b']);
  });

  it('[UI-03] that are selected come first where they are not among the others, each once', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, label: id, count: 1 })) as [
      FilterOption,
      FilterOption,
      FilterOption,
    ];
    expect(withSelected([b], ['a', 'b'], [a, a, b, c])).toEqual([a, b]);
    expect(withSelected([b], [], [a, c])).toEqual([b]);
    const known = remembered([], [a, b], ['a']);
    expect(known).toEqual([{ ...a, count: undefined }]);
    expect(remembered(known, [a, b], ['a'])).toBe(known);
  });
});
