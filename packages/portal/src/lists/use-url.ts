import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query string, and a way to write it. Two writes before the next render both count: the second starts from the
 * first, not from the last render. Writing what is there already makes no history entry.
 * The page stays where it is scrolled to, unless `toTop` is true.
 */
export function useUrl() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const write = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, { replace = false, toTop = false } = {}) => {
      const written = next(latest.current);
      if (written.toString() === latest.current.toString()) return;
      latest.current = written;
      setParams(written, { replace, preventScrollReset: !toTop });
    },
    [setParams],
  );
  return { params, write };
}
