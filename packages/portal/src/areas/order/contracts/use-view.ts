import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { choice } from '../../../lists/params.ts';
import { useUrlParam } from '../../../lists/use-url-param.ts';
import { type OverviewState, selectOverviewView, viewChosen } from '../../../settings/overview.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

export type View = OverviewState['view'] | 'spend';
const VIEW = choice(['list', 'planning', 'spend'], 'list');

/**
 * Whether a visit opens in the view used last. Only one that says nothing itself does: a link with a query restores
 * exactly what it says, and so do back, forward and reload (RT-09).
 */
const opensRemembered = (visit: { search: string; navigation: NavigationType; key: string }): boolean =>
  visit.search === '' && (visit.navigation !== NavigationType.Pop || visit.key === 'default');

/** List, planning or spend: what the URL says, and on a bare visit what the user looked at last. */
export function useView(): [View, (view: View) => void] {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectOverviewView);
  const [view, setView] = useUrlParam('view', VIEW);
  const { search, key } = useLocation();
  const navigation = useNavigationType();

  // Decided once, on arrival: later the page is bare because someone chose the list or cleared all.
  const [opening, setOpening] = useState(
    () => remembered === 'planning' && opensRemembered({ search, navigation, key }),
  );
  useLayoutEffect(() => {
    if (!opening) return;
    if (view === 'planning') setOpening(false);
    else setView('planning', { replace: true });
  }, [opening, view, setView]);

  const choose = (next: View) => {
    // A choice made before the opening has ended is the one that counts.
    setOpening(false);
    // Machines are what the page is about: a bare visit shows them, as a list or on a timeline.
    if (next !== 'spend') dispatch(viewChosen(next));
    setView(next);
  };
  return [opening ? 'planning' : view, choose];
}
