import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { type Toasts, useToast } from './context.ts';
import type { ToastOptions } from './model.ts';
import { Toast } from './Toast.tsx';
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';

let toasts: Toasts;
function Grab() {
  toasts = useToast();
  return <button type="button">Archive</button>;
}
const open = (props: Partial<ToastProviderProps> = {}) =>
  render(
    <UiProvider>
      <ToastProvider {...props}>
        <Grab />
      </ToastProvider>
    </UiProvider>,
  );
const show = (toast: ToastOptions) => act(() => toasts.show(toast));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Messages' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Toast', () => {
  it('[SH-05] announces what has happened in one live region that is always there', () => {
    open();
    expect(region()).toHaveAttribute('aria-live', 'polite');
    show({ message: 'Project archived.' });
    expect(region()).toHaveTextContent('Project archived.');
  });

  it('[SH-05] disappears, later when something can be undone, and never when it is an error', () => {
    open();
    const ended = vi.fn();
    show({ message: 'Saved.', onEnd: ended });
    show({ message: 'Archived.', onUndo: vi.fn() });
    show({ message: 'Failed.', tone: 'error' });
    pass(6_000);
    expect(ended).toHaveBeenCalledExactlyOnceWith('timeout');
    expect(region()).not.toHaveTextContent('Saved.');
    expect(region()).toHaveTextContent('Archived.');
    pass(60_000);
    expect(region()).toHaveTextContent('Failed.');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed.');
    expect(region()).not.toHaveTextContent('Archived.');
  });

  it('[SH-05] does not disappear under the pointer or with the focus in it', () => {
    open();
    show({ message: 'Saved.' });
    pass(5_000);
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(region()).toHaveTextContent('Saved.');
    fireEvent.pointerLeave(region());
    act(() => within(region()).getByRole('button').focus());
    pass(60_000);
    expect(region()).toHaveTextContent('Saved.');
    act(() => screen.getByRole('button', { name: 'Archive' }).focus());
    pass(1_000);
    expect(region()).not.toHaveTextContent('Saved.');
  });

  it('[SH-05] undoes, reports it once and returns the focus', () => {
    open();
    const undo = vi.fn();
    const ended = vi.fn();
    show({ message: 'Archived.', onUndo: undo, onEnd: ended });
    const archive = screen.getByRole('button', { name: 'Archive' });
    act(() => archive.focus());
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledTimes(1);
    pass(60_000);
    expect(ended).toHaveBeenCalledExactlyOnceWith('undone');
    expect(archive).toHaveFocus();
  });

  it('[SH-05] has an action of its own, which takes it away', () => {
    open({ slotProps: { region: { 'data-testid': 'toasts' }, action: { 'data-testid': 'view' } } });
    const view = vi.fn();
    const ended = vi.fn();
    show({ message: 'Order sent.', tone: 'info', action: { label: 'View order', onClick: view }, onEnd: ended });
    expect(screen.getByTestId('toasts')).toBe(region());
    pass(9_000);
    const button = screen.getByRole('button', { name: 'View order' });
    expect(screen.getByTestId('view')).toBe(button);
    fireEvent.click(button);
    expect(view).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith('acted');
    expect(region()).not.toHaveTextContent('Order sent.');
  });

  it('[SH-05] shows three, keeps the others waiting with their whole time, and loses none', () => {
    open();
    const ended = vi.fn();
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) show({ message: text, onEnd: () => ended(text) });
    expect(region()).not.toHaveTextContent('Four.');
    pass(6_000);
    expect(region()).toHaveTextContent('Four.');
    pass(5_900);
    expect(region()).toHaveTextContent('Four.');
    pass(100);
    expect(ended.mock.calls.flat()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
  });

  it('[SH-05] moves the focus to the next one when one is closed', () => {
    open();
    show({ message: 'One.' });
    show({ message: 'Two.' });
    const [first, second] = screen.getAllByRole('button', { name: 'Close message' });
    act(() => first!.focus());
    fireEvent.click(first!);
    expect(second).toHaveFocus();
  });

  it('[SH-05] reports the messages that are left when the application unmounts', () => {
    const { unmount } = open();
    const ended = vi.fn();
    show({ message: 'Archived.', onUndo: vi.fn(), onEnd: ended });
    unmount();
    expect(ended).toHaveBeenCalledExactlyOnceWith('left');
  });

  it('[UI-04] works on its own, and the hook says that it needs a provider', () => {
    render(
      <UiProvider>
        <Toast message="Saved." onClose={() => undefined} />
      </UiProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Grab />)).toThrow('ToastProvider');
    silent.mockRestore();
  });
});
