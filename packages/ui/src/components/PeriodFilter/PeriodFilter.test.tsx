import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { NO_PERIOD, type Period } from './model.ts';
import { PeriodEditor } from './PeriodEditor.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';

function Filter() {
  const [value, setValue] = useState<Period>(NO_PERIOD);
  return (
    <UiProvider>
      <output>{JSON.stringify(value)}</output>
      <PeriodFilter
        label="Period"
        period={value}
        onPeriodChange={(_, period) => setValue(period)}
        today="2026-11-18"
        presets={[{ id: 'week', label: 'This week', from: '2026-11-16', to: '2026-11-22' }]}
      />
    </UiProvider>
  );
}
const given = () => JSON.parse(screen.getByText(/"from"/).textContent ?? '');
const open = async (name = 'Period') => {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog');
};
const enter = (label: string, date: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: date } });

describe('PeriodFilter', () => {
  it('[UI-03] takes typed dates with Apply, and nothing before', async () => {
    render(<Filter />);
    await open();
    enter('From', '2026-11-01');
    expect(given()).toEqual({ from: null, to: null });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(given()).toEqual({ from: '2026-11-01', to: null });
  });

  it('[UI-03] refuses an end before the beginning, in words at the field', async () => {
    render(<Filter />);
    await open();
    enter('From', '2026-11-10');
    enter('To', '2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByLabelText('To')).toBeInvalid();
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The end date can’t be before the start date.');
    expect(given()).toEqual({ from: null, to: null });
  });

  it('[UI-03] takes dates as every form does, and refuses text that is none', async () => {
    render(<Filter />);
    await open();
    await userEvent.type(screen.getByLabelText('From'), '1 nov');
    await userEvent.type(screen.getByLabelText('To'), 'soon');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/can’t be read|date/i);
    expect(given()).toEqual({ from: null, to: null });
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '20.11.');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(given()).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  });

  it('[UI-03] offers quick choices, and can be cleared', async () => {
    render(<Filter />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'This week' }));
    expect(given()).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    await open('Period 1 selected');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear period' }));
    expect(given()).toEqual({ from: null, to: null });
  });
});

describe('PeriodEditor', () => {
  it('[UI-03] begins with a period and gives back what is applied', async () => {
    const onPeriodChange = vi.fn();
    render(
      <UiProvider>
        <PeriodEditor
          defaultPeriod={{ from: '2026-11-01', to: null }}
          today="2026-11-18"
          labels={{ apply: 'Übernehmen' }}
          onPeriodChange={onPeriodChange}
        />
      </UiProvider>,
    );
    enter('To', '2026-11-30');
    expect(onPeriodChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(onPeriodChange).toHaveBeenCalledWith(expect.anything(), { from: '2026-11-01', to: '2026-11-30' });
  });
});
