import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../locales/de.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const options = ['Kade Noord', 'Haven 7'].map((label) => ({ value: label.toLowerCase(), label }));
const field = (own: Partial<ComboboxProps> = {}) => (
  <UiProvider locale={de}>
    <Combobox label="Address" options={options} {...own} />
  </UiProvider>
);
const combobox = () => screen.getByRole('combobox', { name: 'Address' });

describe('Combobox', () => {
  it('[UI-01] is a combo box from its first render on, and stays the same element while one types', async () => {
    render(field());
    const first = combobox();
    await userEvent.type(first, 'ka');
    expect(combobox()).toBe(first);
    expect(first).toHaveFocus();
    expect(first).toHaveValue('ka');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kade Noord']);
  });

  it('[UI-01] leads to its input by inputRef', () => {
    const inputRef = createRef<HTMLInputElement>();
    render(field({ inputRef }));
    expect(inputRef.current).toBe(combobox());
  });

  it('[SH-05] narrows its options down while one types, and takes one by key', async () => {
    const onChange = vi.fn();
    render(field({ onChange }));
    await userEvent.type(combobox(), 'hav');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Haven 7']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'keydown' }), options[1]);
    expect(combobox()).toHaveValue('Haven 7');
  });

  it('[UI-01] sends its form by Enter only once the list is closed and its text is a choice', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        {field()}
        <button type="submit">Save</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('xyz{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(combobox());
    await userEvent.keyboard('hav{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('[UI-01] leaves the search to who asks for it, and shows its choice again when the field is left', async () => {
    const onQueryChange = vi.fn();
    render(field({ onQueryChange, defaultValue: options[0] }));
    await userEvent.type(combobox(), '!');
    expect(onQueryChange.mock.calls.map(([, query]) => query)).toEqual(['!']);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.tab();
    expect(combobox()).toHaveValue('Kade Noord');
    expect(onQueryChange).toHaveBeenLastCalledWith(expect.anything(), '');
  });

  it('[UI-01] stays what its consumer says', async () => {
    const onChange = vi.fn();
    render(field({ value: options[0], onChange }));
    await userEvent.click(combobox());
    await userEvent.click(screen.getByRole('option', { name: 'Haven 7' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), options[1]);
    expect(combobox()).toHaveValue('Kade Noord');
  });

  it('[UI-01] is empty once its text is cleared', async () => {
    const onChange = vi.fn();
    render(field({ defaultValue: options[0], onChange }));
    await userEvent.clear(combobox());
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), null);
    await userEvent.tab();
    expect(combobox()).toHaveValue('');
  });

  it.each([
    [{ loading: true }, 'Suche läuft …'],
    [{}, 'Nichts gefunden'],
    [{ loadError: 'Nicht erreichbar.' }, 'Nicht erreichbar.'],
    [{ labels: { none: 'Kein Ort' } }, 'Kein Ort'],
  ])('[UI-04] says why it offers nothing: %o', async (own, text) => {
    render(field({ options: [], ...own }));
    await userEvent.click(combobox());
    expect(screen.getByText(text, { selector: '.MuiAutocomplete-popper *' })).toBeVisible();
  });

  it('[SH-05] is required, refused and described where it is', async () => {
    render(field({ required: true, error: true, helperText: 'Choose one.', loadError: 'Nicht erreichbar.' }));
    expect(combobox()).toBeRequired();
    expect(combobox()).toBeInvalid();
    expect(combobox()).toHaveAccessibleDescription('Choose one. Nicht erreichbar.');
  });
});
