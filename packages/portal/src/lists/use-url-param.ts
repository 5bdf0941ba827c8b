import { useCallback, useMemo } from 'react';
import type { Param } from './params.ts';
import { useUrl } from './use-url.ts';

/** Reads and writes a query parameter outside the list state, such as the zoom of a timeline. */
export function useUrlParam<T>(
  name: string,
  param: Param<T>,
): [T, (value: T, options?: { replace?: boolean }) => void] {
  const { params, write } = useUrl();
  const value = useMemo(() => param.parse(params.getAll(name)), [param, params, name]);
  const set = useCallback(
    (next: T, options?: { replace?: boolean }) =>
      write((now) => {
        const query = new URLSearchParams(now);
        query.delete(name);
        for (const one of param.serialize(next)) query.append(name, one);
        return query;
      }, options),
    [name, param, write],
  );
  return [value, set];
}
