import { useCallback, useMemo } from 'react';
import type { Param } from './params.ts';
import { useUrl } from './use-url.ts';

/** One parameter of the query string beside a list's own, e.g. the zoom of a timeline. */
export function useUrlParam<T>(
  name: string,
  param: Param<T>,
): [T, (value: T, options?: { replace?: boolean }) => void] {
  const { params, write } = useUrl();
  const value = useMemo(() => param.parse(params.getAll(name)), [param, params, name]);
  const set = useCallback(
    (next: T, options?: { replace?: boolean }) =>
      write((now) => {
        const written = new URLSearchParams(now);
        written.delete(name);
        for (const one of param.serialize(next)) written.append(name, one);
        return written;
      }, options),
    [name, param, write],
  );
  return [value, set];
}
