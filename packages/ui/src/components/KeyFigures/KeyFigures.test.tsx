import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type KeyFigure, KeyFigures } from './KeyFigures.tsx';

const figures: KeyFigure[] = [
  { id: 'onRent', label: 'On rent', value: '124', hint: 'machines today' },
  { id: 'overdue', label: 'Overdue', value: '3', hint: 'past their end date', tone: 'error' },
  { id: 'ending', label: 'Ending this week', value: undefined },
  { id: 'pickup', label: 'Pick-up pending', value: null },
];

describe('KeyFigures', () => {
  it('[UI-03] are toggle buttons that say what they count', async () => {
    const onPressedChange = vi.fn();
    render(
      <UiProvider>
        <KeyFigures
          label="Filter by key figure"
          figures={figures}
          pressed={['overdue']}
          onPressedChange={onPressedChange}
        />
      </UiProvider>,
    );
    expect(screen.getByRole('group', { name: 'Filter by key figure' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'On rent 124 machines today', pressed: false }));
    await userEvent.click(screen.getByRole('button', { name: /^Overdue 3/, pressed: true }));
    expect(onPressedChange.mock.calls.map(([, pressed]) => pressed)).toEqual([['overdue', 'onRent'], []]);
  });

  it('[SH-04] shows a skeleton while a number loads, and a dash where it is not known', () => {
    render(
      <UiProvider>
        <KeyFigures label="Filter" figures={figures} />
      </UiProvider>,
    );
    expect(screen.getByRole('button', { name: 'Ending this week' }).querySelector('.MuiSkeleton-root')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Pick-up pending –' })).toBeVisible();
  });
});
