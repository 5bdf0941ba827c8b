import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { RentalPeriodBar } from './RentalPeriodBar.tsx';

describe('RentalPeriodBar', () => {
  it('[UI-03] says its dates in words; the bar adds nothing for who does not see it', () => {
    const { container } = render(
      <UiProvider>
        <RentalPeriodBar from="2026-11-10" to="2026-11-30" fromText="10 Nov" toText="30 Nov" now="2026-11-20" />
      </UiProvider>,
    );
    expect(screen.getByText('10 Nov')).toBeVisible();
    expect(screen.getByText('30 Nov')).toBeVisible();
    expect(container.querySelector('[aria-hidden="true"]')).toHaveAttribute('data-kind', 'running');
  });
});
