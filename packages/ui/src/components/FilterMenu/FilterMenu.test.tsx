import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { type FilterOption, matchingOptions, toggled } from './model.ts';

const few: FilterOption[] = [
  { value: 'onRent', label: 'On rent', count: '118' },
  { value: 'overdue', label: 'Overdue', count: '3' },
];
const many: FilterOption[] = Array.from({ length: 12 }, (_, at) => ({
  value: `p${at}`,
  label: `Project ${at}`,
  count: null,
}));

function Menu({ options = few }: { options?: FilterOption[] }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <UiProvider>
      <FilterMenu label="Status" options={options} selected={selected} onChange={setSelected} />
    </UiProvider>
  );
}

describe('FilterMenu', () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Clear choice' }));
    expect(screen.getByRole('checkbox', { name: /Overdue/ })).not.toBeChecked();
  });

  it('[UI-03] can be searched when it is long, and not when it is short', async () => {
    render(<Menu options={many} />);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search options' }), 'project 11');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search options' }), 'x');
    expect(screen.getByText('Nothing matches')).toBeVisible();
  });
});

describe('options', () => {
  it('[UI-03] match by every word, without regard to case and accents', () => {
    const options = [{ value: 'a', label: 'Łódź Północ, Hala É', count: null }];
    expect(matchingOptions(options, 'hala e')).toEqual(options);
    expect(matchingOptions(options, ' ')).toEqual(options);
  });

  it('[UI-03] are chosen once', () => {
    expect(toggled(['a'], 'a', true)).toEqual(['a']);
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});
