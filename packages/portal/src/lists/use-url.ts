import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Reads and writes the query string. A second write before the next render builds on the first. An unchanged query adds
 * no history entry. The scroll position stays, unless `toTop` is true. `state` belongs to the rendered query: it is
 * dropped when another write came first.
 */
export function useUrl() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const write = useCallback(
    (
      next: (now: URLSearchParams) => URLSearchParams,
      { replace = false, toTop = false, state }: { replace?: boolean; toTop?: boolean; state?: unknown } = {},
    ) => {
      const query = next(latest.current);
      if (query.toString() === latest.current.toString()) return;
      const isRendered = latest.current === params;
      latest.current = query;
      setParams(query, { replace, preventScrollReset: !toTop, state: isRendered ? state : undefined });
    },
    [params, setParams],
  );
  return { params, write };
}
