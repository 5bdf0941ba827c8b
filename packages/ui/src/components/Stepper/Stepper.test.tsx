import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

const steps = ['Machines', 'Period', 'Check'].map((label) => ({ id: label.toLowerCase(), label }));
const show = (own: Partial<StepperProps> = {}) => {
  const onCurrentChange = vi.fn();
  render(
    <UiProvider>
      <Stepper steps={steps} current="period" onCurrentChange={onCurrentChange} {...own} />
    </UiProvider>,
  );
  return onCurrentChange;
};
const items = () => within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');

describe('Stepper', () => {
  it('[SH-05] says which step is shown, and which are done, in words', () => {
    show();
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items()[0]).toHaveTextContent('Machines (done)');
  });

  it('[UI-01] goes back to what is done, and not ahead', async () => {
    const onCurrentChange = show();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Machines (done)' }));
    expect(onCurrentChange).toHaveBeenCalledWith(expect.anything(), 'machines');
  });

  it('[SH-05] names a step that must be corrected, wherever it is', async () => {
    const onCurrentChange = show({ steps: steps.map((step) => ({ ...step, failed: step.id === 'check' })) });
    await userEvent.click(screen.getByRole('button', { name: 'Check (needs attention)' }));
    expect(onCurrentChange).toHaveBeenCalledWith(expect.anything(), 'check');
  });

  it('[NAV-09] says its position in short on a phone', () => {
    show({ onCurrentChange: undefined });
    expect(screen.getByText('Step 2 of 3 ·', { exact: false })).toHaveTextContent('Step 2 of 3 · Period');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
