'use client';

import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComboboxOption } from './Combobox.tsx';

type Search = Omit<AutocompleteProps<ComboboxOption, false, false, false>, 'renderInput'>;

/** The list that opens under the field: most of its code, so in a chunk of its own. */
export function Suggestions({ input, ...search }: Search & { input: OutlinedInputProps }) {
  return (
    <Autocomplete
      {...search}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
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
