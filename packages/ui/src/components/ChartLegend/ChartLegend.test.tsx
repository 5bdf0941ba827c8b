import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { ChartLegend } from './ChartLegend.tsx';

it('[DOM-34] ChartLegend lists what is drawn how; the look itself is not read out', () => {
  render(
    <UiProvider>
      <ChartLegend
        entries={[
          { id: 'invoiced', label: 'Invoiced', look: 'solid' },
          { id: 'budget', label: 'Budget', look: 'mark' },
        ]}
      />
    </UiProvider>,
  );
  const entries = screen.getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Invoiced', 'Budget']);
  expect(entries[0]?.querySelector('[data-look="solid"]')).toHaveAttribute('aria-hidden', 'true');
});
