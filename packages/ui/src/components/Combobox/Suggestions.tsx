'use client';

import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComboboxOption } from './Combobox.tsx';

type Search = Omit<AutocompleteProps<ComboboxOption, false, false, false>, 'renderInput'>;

/** The list that opens under the field: most of its code, so in a chunk of its own. */
export function Suggestions({ input, ...search }: Search & { input: OutlinedInputProps }) {
  // The type arguments choose the overload: trying the others takes the type checker nine seconds.
  return (
    <Autocomplete<ComboboxOption, false, false, false, 'div', undefined>
      {...search}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      onKeyDown={(event) => {
        // A list that is open, or a text that is no choice yet, would be lost with the form that Enter sends.
        const isSettled = search.inputValue === (search.value?.label ?? '');
        const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
        if (event.key === 'Enter' && (isOpen || !isSettled)) event.preventDefault();
      }}
      renderInput={({ id, disabled, slotProps }) => (
        <OutlinedInput
          {...input}
          {...{ id, disabled }}
          {...slotProps.input}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': input['aria-describedby'] } }}
        />
      )}
    />
  );
}
