import { useNavigate } from 'react-router-dom';
import { type CameFrom, useCameFrom } from './came-from.ts';

/**
 * Leaves a form for the page that opened it. Goes back in history, so that Back does not show the same page again. A
 * form opened by its address is replaced by `to`.
 */
export function useLeave(to: string) {
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  return () => (cameFrom.opened ? navigate(-1) : navigate(to, { replace: true, state: cameFrom }));
}

/** After a create: replaces the form by the page of the new resource below `path`. */
export function useShowMade(path: string) {
  const navigate = useNavigate();
  const { list } = useCameFrom();
  return ({ id }: { readonly id: string }) =>
    navigate(`${path}/${id}`, { replace: true, state: { list } satisfies CameFrom });
}

/** Leaves the page of a deleted resource: for the list that opened it, else for `to`. */
export function useLeaveForList(to: string) {
  const navigate = useNavigate();
  const { list, opened = false } = useCameFrom();
  return () => void (list && !opened ? navigate(-1) : navigate(list ?? to, { replace: true }));
}
