import { createContext, useCallback, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { selectRights } from '../session/user.ts';
import { selectModules } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { PageHandle } from './page-route.tsx';

/** The routes of the portal's pages; the router provides them, as pages do not import it. */
export const PagesContext = createContext<readonly RouteObject[]>([]);

/** Tells whether the user may open the page at a path: its route says which right and module it needs. False until known. */
export function useOpenable(): (path: string) => boolean {
  const pages = useContext(PagesContext);
  const rights = useAppSelector(selectRights);
  const modules = useAppSelector(selectModules);
  return useCallback(
    (path) => {
      const handle = matchRoutes([...pages], path)?.at(-1)?.route.handle as PageHandle | undefined;
      if (!handle) return false;
      const { right, module } = handle;
      return (!right || (rights?.includes(right) ?? false)) && (!module || modules.includes(module));
    },
    [pages, rights, modules],
  );
}

export function useMayOpen(path: string): boolean {
  const openable = useOpenable();
  return useMemo(() => openable(path), [openable, path]);
}
