import { Combobox, type ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';
import { type Lookup, useLookup } from './use-lookup.ts';

interface LookupFieldProps<Values extends FieldValues, Item> extends Bound<Values>, Lookup<Item> {
  /** The initial option, so that it has a name before the first search. */
  chosen: ComboboxOption | null;
}

/** Selects one item of a long list by searching it on the server. The value is the item's id, or null. */
export function LookupField<Values extends FieldValues, Item>(props: LookupFieldProps<Values, Item>) {
  const { form, name, chosen } = props;
  const { field } = useController({ control: form.control, name });
  const [selected, setSelected] = useState(chosen);
  const lookup = useLookup(props);
  const option = field.value === null ? null : ([selected, chosen].find((one) => one?.value === field.value) ?? null);
  return (
    <Combobox
      {...useBound(props)}
      {...lookup}
      name={name}
      inputRef={field.ref}
      value={option}
      onChange={(_, next) => {
        setSelected(next);
        field.onChange(next?.value ?? null);
      }}
      onBlur={() => {
        lookup.onBlur();
        field.onBlur();
      }}
    />
  );
}
