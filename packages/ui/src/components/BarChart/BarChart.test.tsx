import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const series: BarChartProps['series'] = [
  { id: 'invoiced', label: 'Invoiced', look: 'solid' },
  { id: 'forecast', label: 'Forecast', look: 'outlined' },
];
const points: BarChartProps['points'] = [
  { id: '10', label: 'Oct', name: 'October 2026', values: [300, null] },
  { id: '11', label: 'Nov', group: '2026', name: 'November 2026', values: [100, 50] },
];
const show = (props: Partial<BarChartProps> = {}, locale?: typeof nl) =>
  render(
    <UiProvider {...(locale && { locale })}>
      <BarChart label="Spend by month" {...{ series, points }} formatValue={(value) => `€${value}.00`} {...props} />
    </UiProvider>,
  );
const bars = () => screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'));

describe('BarChart', () => {
  it('[DOM-34] says each value with its month and what it counts, and draws none where there is none', () => {
    show();
    expect(screen.getByRole('figure', { name: 'Spend by month' })).toBeVisible();
    expect(bars()).toEqual([
      'October 2026, Invoiced: €300.00',
      'November 2026, Invoiced: €100.00',
      'November 2026, Forecast: €50.00',
    ]);
  });

  it('[DOM-34] is one stop of the keyboard, with arrows to each value, which is shown in words too', async () => {
    show();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('img', { name: 'October 2026, Invoiced: €300.00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(screen.getByRole('img', { name: 'November 2026, Forecast: €50.00' })).toHaveFocus();
    expect(screen.getByText('November 2026, Forecast: €50.00')).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('img', { name: 'October 2026, Invoiced: €300.00' })).toHaveFocus();
    expect(document.querySelectorAll('[role="img"][tabindex="0"]')).toHaveLength(1);
  });

  it('[DOM-34] is a table as well, of the same numbers', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'As a table', pressed: false }));
    const table = screen.getByRole('table', { name: 'Spend by month' });
    const row = within(table).getByRole('row', { name: /November/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['€100.00', '€50.00']);
    await userEvent.click(screen.getByRole('button', { name: 'As a chart' }));
    expect(bars()).toHaveLength(3);
  });

  it('[UI-04] speaks the reader’s language, or in the words of this one place', () => {
    show({ labels: { asChart: 'Staven' } }, nl);
    expect(screen.getByRole('button', { name: 'Als tabel' })).toBeVisible();
  });

  it('has no table of its own where the page has one beside it', () => {
    show({ tableBeside: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
