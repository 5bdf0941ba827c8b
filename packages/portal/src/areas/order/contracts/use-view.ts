import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { choice } from '../../../lists/params.ts';
import { useUrlParam } from '../../../lists/use-url-param.ts';
import { type OverviewState, selectOverviewView, viewChosen } from '../../../settings/overview.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

export type View = OverviewState['view'] | 'spend';
const VIEW = choice(['list', 'planning', 'spend'], 'list');

/**
 * Returns true if a visit opens the view used last. A URL with a query, back, forward and reload restore their own view
 * (RT-09).
 */
const opensRemembered = (visit: { search: string; navigation: NavigationType; key: string }): boolean =>
  visit.search === '' && (visit.navigation !== NavigationType.Pop || visit.key === 'default');

/** Returns the view from the URL. Without a query, it is the view that the user opened last. */
export function useView(): [View, (view: View) => void] {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectOverviewView);
  const [view, setView] = useUrlParam('view', VIEW);
  const { search, key } = useLocation();
  const navigation = useNavigationType();

  // Decided once, on arrival. Later the query can be empty because the user chose the list or cleared all filters.
  const [opening, setOpening] = useState(
    () => remembered === 'planning' && opensRemembered({ search, navigation, key }),
  );
  useLayoutEffect(() => {
    if (!opening) return;
    if (view === 'planning') setOpening(false);
    else setView('planning', { replace: true });
  }, [opening, view, setView]);

  const choose = (next: View) => {
    // A choice during the initial redirect wins over it.
    setOpening(false);
    // Spend is not remembered: a visit without a query shows machines, as a list or on a timeline.
    if (next !== 'spend') dispatch(viewChosen(next));
    setView(next);
  };
  return [opening ? 'planning' : view, choose];
}
