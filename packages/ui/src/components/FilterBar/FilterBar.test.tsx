import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { FilterBar, type FilterChip } from './FilterBar.tsx';

const CHIPS: FilterChip[] = [
  { id: 'project', label: 'Project', value: 'Zuidas Tower C' },
  { id: 'status', label: 'Status', value: 'On rent, Overdue' },
  { id: 'depot', label: 'Depot', value: 'Amsterdam' },
];

function Bar({ from = CHIPS, told = true }: { from?: FilterChip[]; told?: boolean }) {
  const [chips, setChips] = useState(from);
  const search = useRef<HTMLInputElement>(null);
  return (
    <UiProvider>
      <input ref={search} aria-label="Search" />
      <FilterBar
        chips={chips}
        onRemove={(_, id) => setChips(chips.filter((chip) => chip.id !== id))}
        onClearAll={() => setChips([])}
        resultText={`${chips.length} results`}
        {...(told && { focusWhenEmpty: search })}
      />
    </UiProvider>
  );
}
const remove = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });

describe('FilterBar', () => {
  it('[UI-03] shows a chip for each filter, and takes one off', async () => {
    render(<Bar />);
    expect(screen.getByRole('list', { name: 'Selected filters' })).toHaveTextContent('ProjectZuidas Tower C');
    await userEvent.click(remove('Status: On rent, Overdue'));
    expect(screen.queryByText('On rent, Overdue')).toBeNull();
  });

  it('[UI-03] the focus goes to the next chip, at the end to the one before, and then to the element given', async () => {
    render(<Bar />);
    await userEvent.click(remove('Status: On rent, Overdue'));
    expect(remove('Depot: Amsterdam')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(remove('Project: Zuidas Tower C')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('[UI-03] clears all, and leaves the focus somewhere', async () => {
    render(<Bar />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('[UI-03] announces how many are left, also when no filter is left', async () => {
    render(<Bar />);
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('status')).toHaveTextContent('0 results');
  });

  it('[UI-03] moves the focus to the count where no other element is given', async () => {
    render(<Bar told={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('status')).toHaveFocus();
  });
});
