import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { PlanningItem, type PlanningItemProps } from './PlanningItem.tsx';

const item = (own: Partial<PlanningItemProps> = {}) => {
  render(
    <UiProvider>
      <PlanningItem
        status="overdue"
        text="12 Oct – 13 Nov"
        label="Boom lift 22 m, 12 Oct – 13 Nov, overdue"
        href="#C-240093"
        start={0.25}
        width={0.5}
        {...own}
      />
    </UiProvider>,
  );
  return screen.getByRole('link', { name: 'Boom lift 22 m, 12 Oct – 13 Nov, overdue' });
};

describe('PlanningItem', () => {
  it('[UI-03] is a link to its contract that says machine, period and state', () => {
    const link = item();
    expect(link).toHaveAttribute('href', '#C-240093');
    expect(link).toHaveAttribute('title', 'Boom lift 22 m, 12 Oct – 13 Nov, overdue');
    expect(link).toHaveTextContent('12 Oct – 13 Nov');
  });

  it('[UI-03] fades where it goes on without an end, and is cut where it has one', () => {
    expect(item({ goesOnAfter: true, openEnded: true })).toHaveAttribute('data-fading', 'true');
  });
});
