import { type Endpoint, type Page, searchable } from '@hireyard/contract';
import { Combobox, type ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useRequest } from '../api/use-read.ts';
import { requestOf } from '../http/call.ts';
import { problemOf } from '../http/problem.ts';
import { type Bound, useBound } from './use-bound.ts';
import { useDebounced } from './use-debounced.ts';
import { useSentences } from './use-sentences.ts';

interface LookupFieldProps<Values extends FieldValues, Item> extends Bound<Values> {
  /** The list that is searched, and what else narrows it. */
  endpoint: Endpoint;
  narrowed?: Readonly<Record<string, unknown>>;
  optionOf: (item: Item) => ComboboxOption;
  /** What the form began with, so that it has a name before anything is searched for. */
  chosen: ComboboxOption | null;
}

/** Few enough to look through; the search finds the rest. */
const OFFERED = 20;

/** One thing out of a list that may be long: typing searches it on the server. The value is its id, or null. */
export function LookupField<Values extends FieldValues, Item>(props: LookupFieldProps<Values, Item>) {
  const { form, name, endpoint, narrowed, optionOf, chosen } = props;
  const { problem } = useSentences();
  const { field } = useController({ control: form.control, name });
  const [isActive, setActive] = useState(false);
  const [picked, setPicked] = useState(chosen);
  const [typed, setTyped] = useState('');
  const option = field.value === null ? null : ([picked, chosen].find((one) => one?.value === field.value) ?? null);
  const q = useDebounced(searchable(typed));
  const query = { ...narrowed, size: OFFERED, ...(q && { q }) };
  const { data, failure, isFetching } = useRequest<Page<Item>>(endpoint.id, requestOf(endpoint, { query } as never), {
    skip: !isActive,
  });
  return (
    <Combobox
      {...useBound(props)}
      name={name}
      inputRef={field.ref}
      options={(data?.items ?? []).map(optionOf)}
      loading={isFetching}
      // The next letter, or coming back to the field, asks again.
      loadError={failure === undefined ? undefined : problem(problemOf(failure))}
      onQueryChange={setTyped}
      value={option}
      onChange={(_, next) => {
        setPicked(next);
        field.onChange(next?.value ?? null);
      }}
      onFocus={() => setActive(true)}
      onBlur={() => {
        setActive(false);
        field.onBlur();
      }}
    />
  );
}
