import { type Endpoint, type Page, searchable } from '@hireyard/contract';
import type { ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useState } from 'react';
import { useRequest } from '../api/use-read.ts';
import { requestOf } from '../http/call.ts';
import { problemOf } from '../http/problem.ts';
import { useDebounced } from './use-debounced.ts';
import { useSentences } from './use-sentences.ts';

export interface Lookup<Item> {
  /** The list to search, and filters that always apply. */
  endpoint: Endpoint;
  narrowed?: Readonly<Record<string, unknown>> | undefined;
  /** Path parameters of the list. */
  params?: Readonly<Record<string, string>>;
  optionOf: (item: Item) => ComboboxOption;
}

/** Few enough to scan. The search finds the rest. */
const OFFERED = 20;

/** Props of a Combobox over a long list that is searched on the server. */
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
    // Typing, or focusing the field again, retries.
    loadError: failure === undefined ? undefined : problem(problemOf(failure)),
    onQueryChange: (_: unknown, query: string) => setTyped(query),
    onFocus: () => setActive(true),
    onBlur: () => setActive(false),
  };
}
