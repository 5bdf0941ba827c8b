import type { Module, Right } from '@hireyard/contract';
import type { ParseKeys } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject, useLoaderData } from 'react-router-dom';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { RequireRight } from './AccessMissing.tsx';
import { Guard, MaintenanceGuard } from './Guard.tsx';
import { loadChunk } from './load-chunk.ts';
import { PageError } from './PageError.tsx';
import { PageTitleContext } from './page-title.ts';
import { useFormerClient } from './use-former-client.ts';

/** A page's own chunk: the component is its default export, and shows one `Page`. */
export interface PageModule {
  readonly default: ComponentType;
}

interface Access {
  /** The module that has to be active for the client; none for a page that belongs to no module. */
  readonly module?: Module;
  /** Without this right, or all of these, the page says that access is missing. */
  readonly right?: Right | readonly Right[];
  /** The page asks for its data before the rights are known: a first page, whose right nearly everyone holds (ST-09). */
  readonly beforeRights?: boolean;
  /** A page before signing in: only maintenance redirects from it. */
  readonly visitor?: boolean;
}

export interface PageOptions<N extends Namespace = Namespace> extends Access {
  readonly path: string;
  /** Where Back leads after a switch of client: the path up to its first parameter, unless the page names another. */
  readonly list?: string;
  /** The texts that the page shows; where it needs several, the first has its title. */
  readonly namespace: N | readonly [N, ...Namespace[]];
  /** Key of its title: the h1 and the first part of the browser's title. A page without one gives its own to `Page`. */
  readonly title?: ParseKeys<N>;
  /** The page has a filled button of its own, or has it for this right, so that New order in the header is tinted. */
  readonly primary?: true | Right;
  readonly load: () => Promise<PageModule>;
}

/** What the route of a page says of it to the frame around it, and to links that lead to it. */
export interface PageHandle extends Pick<Access, 'module'> {
  readonly rights: readonly Right[];
  readonly primary: boolean | Right;
}

/** Whoever may not be here is led away, also from a page that did not load. */
function Guarded({ visitor, module, children }: Pick<Access, 'visitor' | 'module'> & { children: ReactNode }) {
  return visitor ? (
    <MaintenanceGuard>{children}</MaintenanceGuard>
  ) : (
    <Guard {...(module && { module })}>{children}</Guard>
  );
}

interface FrameProps extends Omit<Access, 'right'> {
  readonly rights: readonly Right[];
  readonly list: string;
  readonly namespace: Namespace;
  readonly title?: string | undefined;
}

function PageFrame({ list, rights, beforeRights, namespace, title, ...access }: FrameProps) {
  const { default: Content } = useLoaderData<PageModule>();
  const { t } = useTranslation(namespace);
  // What the former client's address named, the new one does not have; the list of it is there for both.
  if (useFormerClient()) return <Navigate to={list} replace />;
  return (
    <Guarded {...access}>
      <PageTitleContext value={title ? t(title as never) : null}>
        {rights.length > 0 ? (
          <RequireRight rights={rights} beforeRights={beforeRights}>
            <Content />
          </RequireRight>
        ) : (
          <Content />
        )}
      </PageTitleContext>
    </Guarded>
  );
}

/**
 * The route of a page: guard, right, title, heading with focus on arrival, and code and texts that are loaded together.
 * If they do not load, the page offers to reload. A loader and not the route's own `lazy`, which the router never
 * tries again after a failure.
 */
export function page<const N extends Namespace>(options: PageOptions<N>): RouteObject {
  const { path, namespace, load, right = [], primary = false, ...frame } = options;
  const { module } = frame;
  const rights = [right].flat();
  const [list = path] = path.split('/:');
  const namespaces = [namespace].flat() as [N, ...Namespace[]];
  return {
    path,
    handle: { primary, rights, ...(module && { module }) } satisfies PageHandle,
    loader: () => loadChunk(async () => (await Promise.all([load(), loadTexts(namespaces)]))[0]),
    // Nothing to load again when the query changes.
    shouldRevalidate: () => false,
    element: <PageFrame list={list} rights={rights} namespace={namespaces[0]} {...frame} />,
    errorElement: (
      <Guarded {...frame}>
        <PageError />
      </Guarded>
    ),
  };
}
