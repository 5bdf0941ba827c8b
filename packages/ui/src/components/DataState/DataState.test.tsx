import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { DataState, type DataStateProps } from './DataState.tsx';

const show = (own: DataStateProps) =>
  render(
    <UiProvider>
      <DataState {...own}>
        <p>124 machines</p>
      </DataState>
    </UiProvider>,
  );

describe('DataState', () => {
  it('[SH-04] shows its content when it is there, and nothing else', () => {
    show({ status: 'ready' });
    expect(screen.getByText('124 machines')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['loading', 'status', 'Loading'],
    ['empty', 'status', 'Nothing here yet'],
    ['offline', 'status', 'You are offline'],
    ['noAccess', 'status', 'You have no access to this page'],
    ['error', 'alert', 'This could not be loaded'],
  ] as const)('[SH-04] says in words that it is %s, in the place of the content', (status, role, words) => {
    show({ status });
    expect(screen.getByRole(role)).toHaveTextContent(words);
    expect(screen.queryByText('124 machines')).toBeNull();
  });

  it('[SH-04] leaves out the text of a state beside a title of its own', () => {
    show({ status: 'empty', title: 'No machines for these filters' });
    expect(screen.getByRole('status')).toHaveTextContent(/^No machines for these filters$/);
  });

  it('[SH-04] asks again, and gives a reference to quote', async () => {
    const onRetry = vi.fn();
    show({ status: 'error', onRetry, reference: 'trace-77' });
    expect(screen.getByRole('alert')).toHaveTextContent('Reference trace-77');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('[SH-04] has a drawing for each state, which can be replaced or left out', () => {
    const drawn = new Set<string>();
    for (const status of ['empty', 'offline', 'noAccess', 'error'] as const) {
      const { container, unmount } = show({ status });
      expect(container.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
      drawn.add(container.querySelector('svg')?.innerHTML ?? '');
      unmount();
    }
    expect(drawn.size).toBe(4);
    show({ status: 'empty', drawing: <img src="/depot.png" alt="Depot" /> });
    expect(screen.getByRole('img', { name: 'Depot' })).toBeVisible();
    show({ status: 'empty', drawing: null });
    expect(document.querySelector('svg')).toBeNull();
  });

  it('[SH-04] hides a skeleton from screen readers, which hear one word instead', () => {
    show({ status: 'loading', skeleton: <p>shape</p> });
    expect(screen.getByText('shape').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
