import type { Module, Right } from '@hireyard/contract';
import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { selectRights } from '../session/user.ts';
import { selectModules } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { PageHandle } from './page-route.tsx';

/** The routes of all pages. The router provides them, because pages do not import it. */
export const PagesContext = createContext<readonly RouteObject[]>([]);

/** Returns whether these rights and modules satisfy the route of a page. */
export function mayOpen(
  pages: readonly RouteObject[],
  path: string,
  rights: readonly Right[] | null,
  modules: readonly Module[],
): boolean {
  const handle = matchRoutes([...pages], path)?.at(-1)?.route.handle as PageHandle | undefined;
  if (!handle) return false;
  const { rights: needed, module } = handle;
  return needed.every((right) => rights?.includes(right) ?? false) && (!module || modules.includes(module));
}

/** Returns whether the user may open a page. False until rights and modules are loaded. */
export function useMayOpen(path: string): boolean {
  const pages = useContext(PagesContext);
  const rights = useAppSelector(selectRights);
  const modules = useAppSelector(selectModules);
  return useMemo(() => mayOpen(pages, path, rights, modules), [pages, path, rights, modules]);
}
