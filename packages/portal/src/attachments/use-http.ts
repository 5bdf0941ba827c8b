import type { ThunkExtra } from '../api/base-query.ts';
import type { Http } from '../http/types.ts';
import { useAppDispatch } from '../store/hooks.ts';

/** Returns the HTTP pipeline itself, because files do not belong in the store. */
export function useHttp(): Http {
  const dispatch = useAppDispatch();
  return dispatch((_dispatch: unknown, _state: unknown, { http }: ThunkExtra) => http);
}
