import { Combobox, type ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';
import { type Lookup, useLookup } from './use-lookup.ts';

interface LookupFieldProps<Values extends FieldValues, Item> extends Bound<Values>, Lookup<Item> {
  /** What the form began with, so that it has a name before anything is searched for. */
  chosen: ComboboxOption | null;
}

/** One thing out of a list that may be long: typing searches it on the server. The value is its id, or null. */
export function LookupField<Values extends FieldValues, Item>(props: LookupFieldProps<Values, Item>) {
  const { form, name, chosen } = props;
  const { field } = useController({ control: form.control, name });
  const [picked, setPicked] = useState(chosen);
  const lookup = useLookup(props);
  const option = field.value === null ? null : ([picked, chosen].find((one) => one?.value === field.value) ?? null);
  return (
    <Combobox
      {...useBound(props)}
      {...lookup}
      name={name}
      inputRef={field.ref}
      value={option}
      onChange={(_, next) => {
        setPicked(next);
        field.onChange(next?.value ?? null);
      }}
      onBlur={() => {
        lookup.onBlur();
        field.onBlur();
      }}
    />
  );
}
