import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SearchField } from './SearchField.tsx';

const onSearch = vi.fn();
const field = () => screen.getByRole('searchbox', { name: 'Search machines' });
const Field = ({ value }: { value: string }) => (
  <UiProvider>
    <SearchField label="Search machines" value={value} onSearch={onSearch} />
  </UiProvider>
);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
  return () => vi.useRealTimers();
});

describe('SearchField', () => {
  it('[UI-03] searches once typing pauses', () => {
    render(<Field value="" />);
    type('li');
    act(() => void vi.advanceTimersByTime(200));
    type('lift');
    act(() => void vi.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['lift']]);
  });

  it('[UI-03] searches at once on Enter, and not again after the pause', () => {
    render(<Field value="" />);
    type('boom');
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(onSearch.mock.calls).toEqual([['boom']]);
  });

  it('[UI-03] clears by its button and by Escape', () => {
    render(<Field value="lift" />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('[RT-09] follows a value that changes from outside, and forgets what was being typed', () => {
    const { rerender } = render(<Field value="lift" />);
    type('lift 12');
    rerender(<Field value="" />);
    expect(field()).toHaveValue('');
    act(() => void vi.advanceTimersByTime(1000));
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('[UI-03] keeps letters that are typed before the former search has come back as the value', () => {
    const { rerender } = render(<Field value="" />);
    type('li');
    act(() => void vi.advanceTimersByTime(300));
    type('lift');
    rerender(<Field value="li" />);
    expect(field()).toHaveValue('lift');
    act(() => void vi.advanceTimersByTime(300));
    expect(onSearch.mock.calls).toEqual([['li'], ['lift']]);
  });

  it('[UI-03] keeps the space under the caret when the list trims what it was given', () => {
    const { rerender } = render(<Field value="" />);
    type('boom ');
    act(() => void vi.advanceTimersByTime(300));
    rerender(<Field value="boom" />);
    expect(field()).toHaveValue('boom ');
  });
});
