import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SearchField } from './SearchField.tsx';

const onQueryChange = vi.fn();
const searches = () => onQueryChange.mock.calls.map(([, query]) => query);
const field = () => screen.getByRole('searchbox', { name: 'Search machines' });
const Field = ({ query }: { query: string }) => (
  <UiProvider>
    <SearchField label="Search machines" query={query} onQueryChange={onQueryChange} />
  </UiProvider>
);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  onQueryChange.mockClear();
  return () => vi.useRealTimers();
});

describe('SearchField', () => {
  it('[UI-03] searches once typing pauses', () => {
    render(<Field query="" />);
    type('li');
    act(() => void vi.advanceTimersByTime(200));
    type('lift');
    act(() => void vi.advanceTimersByTime(299));
    expect(onQueryChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(searches()).toEqual(['lift']);
  });

  it('[UI-03] searches at once on Enter, and not again after the pause', () => {
    render(<Field query="" />);
    type('boom');
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(searches()).toEqual(['boom']);
  });

  it('[UI-03] clears by its button and by Escape', () => {
    render(<Field query="lift" />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searches()).toEqual(['']);
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('[RT-09] follows a value that changes from outside, and forgets what was being typed', () => {
    const { rerender } = render(<Field query="lift" />);
    type('lift 12');
    rerender(<Field query="" />);
    expect(field()).toHaveValue('');
    act(() => void vi.advanceTimersByTime(1000));
    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it('[UI-03] keeps letters that are typed before the former search has come back as the value', () => {
    const { rerender } = render(<Field query="" />);
    type('li');
    act(() => void vi.advanceTimersByTime(300));
    type('lift');
    rerender(<Field query="li" />);
    expect(field()).toHaveValue('lift');
    act(() => void vi.advanceTimersByTime(300));
    expect(searches()).toEqual(['li', 'lift']);
  });

  it('[UI-03] keeps the space under the caret when the list trims what it was given', () => {
    const { rerender } = render(<Field query="" />);
    type('boom ');
    act(() => void vi.advanceTimersByTime(300));
    rerender(<Field query="boom" />);
    expect(field()).toHaveValue('boom ');
  });
});
