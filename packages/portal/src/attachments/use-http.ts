import type { ThunkExtra } from '../api/base-query.ts';
import type { Http } from '../http/types.ts';
import { useAppDispatch } from '../store/hooks.ts';

/** The pipeline itself: files are no server data that the store would hold. */
export function useHttp(): Http {
  const dispatch = useAppDispatch();
  return dispatch((_dispatch: unknown, _state: unknown, { http }: ThunkExtra) => http);
}
