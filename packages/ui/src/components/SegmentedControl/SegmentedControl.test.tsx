import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

describe('SegmentedControl', () => {
  it('[UI-01] marks the current choice, and reports another one only when it changes', async () => {
    const onChange = vi.fn();
    render(
      <UiProvider>
        <SegmentedControl
          label="View"
          value="list"
          onChange={onChange}
          segments={[
            { value: 'list', label: 'List' },
            { value: 'planning', label: 'Planning' },
          ]}
        />
      </UiProvider>,
    );
    expect(screen.getByRole('group', { name: 'View' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'List', pressed: true }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Planning', pressed: false }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'planning');
  });
});
