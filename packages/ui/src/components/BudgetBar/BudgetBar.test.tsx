import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { BudgetBar, type BudgetBarProps } from './BudgetBar.tsx';

const parts: BudgetBarProps['parts'] = [
  { id: 'invoiced', value: 50, look: 'solid' },
  { id: 'forecast', value: 25, look: 'outlined' },
  { id: 'credited', value: -5, look: 'solid' },
];
const show = (props: Partial<BudgetBarProps> = {}) => {
  render(
    <UiProvider>
      <BudgetBar label="Haven 7: 50 of 80" parts={parts} budget={80} scale={100} {...props} />
    </UiProvider>,
  );
  return screen.getByRole('img', { name: 'Haven 7: 50 of 80' });
};
const sizes = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>('.HyBudgetBar-part')].map(({ style, dataset }) => [
    dataset.look,
    style.inlineSize,
  ]);

describe('BudgetBar', () => {
  it('[DOM-34] draws each part by its share of the scale, in a look of its own, and the budget where it ends', () => {
    const bar = show();
    expect(sizes(bar)).toEqual([
      ['solid', '50%'],
      ['outlined', '25%'],
    ]);
    expect(bar.querySelector<HTMLElement>('.HyBudgetBar-budget')?.style.insetInlineStart).toBe('80%');
  });

  it('has no mark without a budget, and stays within the scale', () => {
    const bar = show({ budget: undefined, scale: 40 });
    expect(bar.querySelector('.HyBudgetBar-budget')).toBeNull();
    expect(sizes(bar)[0]).toEqual(['solid', '100%']);
  });
});
