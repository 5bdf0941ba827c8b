import { type Endpoint, type Page, searchable } from '@hireyard/contract';
import type { ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useState } from 'react';
import { useRequest } from '../api/use-read.ts';
import { requestOf } from '../http/call.ts';
import { problemOf } from '../http/problem.ts';
import { useDebounced } from './use-debounced.ts';
import { useSentences } from './use-sentences.ts';

export interface Lookup<Item> {
  /** The list that is searched, and what else narrows it. */
  endpoint: Endpoint;
  narrowed?: Readonly<Record<string, unknown>> | undefined;
  /** What the path of the list names. */
  params?: Readonly<Record<string, string>>;
  optionOf: (item: Item) => ComboboxOption;
}

/** Few enough to look through; the search finds the rest. */
const OFFERED = 20;

/** What a Combobox offers out of a list that may be long: typing searches it on the server. */
export function useLookup<Item>({ endpoint, narrowed, params, optionOf }: Lookup<Item>) {
  const { problem } = useSentences();
  const [isActive, setActive] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useDebounced(searchable(typed));
  const query = { ...narrowed, size: OFFERED, ...(q && { q }) };
  const { data, failure, isFetching } = useRequest<Page<Item>>(
    endpoint.id,
    requestOf(endpoint, { query, params } as never),
    {
      skip: !isActive,
    },
  );
  return {
    options: (data?.items ?? []).map(optionOf),
    loading: isFetching,
    // The next letter, or coming back to the field, asks again.
    loadError: failure === undefined ? undefined : problem(problemOf(failure)),
    onQueryChange: setTyped,
    onFocus: () => setActive(true),
    onBlur: () => setActive(false),
  };
}
