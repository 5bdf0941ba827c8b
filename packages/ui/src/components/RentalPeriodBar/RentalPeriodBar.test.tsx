import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { RentalPeriodBar } from './RentalPeriodBar.tsx';

describe('RentalPeriodBar', () => {
  it('[UI-03] says its dates in words; the bar adds nothing for who does not see it', () => {
    const { container } = render(
      <UiProvider>
        <RentalPeriodBar
          start={new Date('2026-11-10T00:00:00Z')}
          end={new Date('2026-11-30T00:00:00Z')}
          startText="10 Nov"
          endText="30 Nov"
          now={new Date('2026-11-20T00:00:00Z')}
        />
      </UiProvider>,
    );
    expect(screen.getByText('10 Nov')).toBeVisible();
    expect(screen.getByText('30 Nov')).toBeVisible();
    expect(container.querySelector('[aria-hidden="true"]')).toHaveAttribute('data-kind', 'running');
  });
});
