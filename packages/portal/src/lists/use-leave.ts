import { useNavigate } from 'react-router-dom';
import { type CameFrom, useCameFrom } from './came-from.ts';

/**
 * Leaves a form for the page that it was opened on: a step back in the history, so that Back does not then lead to the
 * same page again. A form that was opened by its address is replaced by `to`.
 */
export function useLeave(to: string) {
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  return () => (cameFrom.opened ? navigate(-1) : navigate(to, { replace: true, state: cameFrom }));
}

/** After a form has made something: shows it in the place of the form, on its own page below `path`. */
export function useShowMade(path: string) {
  const navigate = useNavigate();
  const { list } = useCameFrom();
  return ({ id }: { readonly id: string }) =>
    navigate(`${path}/${id}`, { replace: true, state: { list } satisfies CameFrom });
}

/** Leaves the page of what has been deleted: for the list that led here as it was, or else for the one at `to`. */
export function useLeaveForList(to: string) {
  const navigate = useNavigate();
  const { list, opened = false } = useCameFrom();
  return () => void (list && !opened ? navigate(-1) : navigate(list ?? to, { replace: true }));
}
