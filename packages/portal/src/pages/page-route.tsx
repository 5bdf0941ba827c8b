import type { Module, Right } from '@hireyard/contract';
import type { ParseKeys } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject, useLoaderData, useParams } from 'react-router-dom';
import type { FirstReads } from '../api/first-reads.ts';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { RequireRight } from './AccessMissing.tsx';
import { Guard, MaintenanceGuard } from './Guard.tsx';
import { LinkedClient } from './LinkedClient.tsx';
import { loadChunk } from './load-chunk.ts';
import { PageError } from './PageError.tsx';
import { PageTitleContext } from './page-title.ts';
import { useFormerClient } from './use-former-client.ts';

/** The chunk of a page. Its default export renders one `Page`. */
export interface PageModule {
  readonly default: ComponentType;
}

interface Access {
  /** Module that the client needs. Omitted for pages without a module. */
  readonly module?: Module;
  /** Rights that the user needs. Without them the page says that access is missing. */
  readonly right?: Right | readonly Right[];
  /**
   * The page makes its calls before the rights are loaded. For landing pages, because nearly every user has their right
   * (ST-09).
   */
  readonly beforeRights?: boolean;
  /** A page for signed-out visitors. Only maintenance redirects from it. */
  readonly visitor?: boolean;
}

export interface PageOptions<N extends Namespace = Namespace> extends Access {
  readonly path: string;
  /** Path to redirect to after a switch of client. Defaults to the path before the first parameter. */
  readonly list?: string;
  /** The texts of the page. The first of several namespaces has its title. */
  readonly namespace: N | readonly [N, ...Namespace[]];
  /** Key of the title: h1 and first part of the document title. A page without a key passes its title to `Page`. */
  readonly title?: ParseKeys<N>;
  /** The page has its own filled button (for users with this right), so New order in the header is tinted. */
  readonly primary?: true | Right;
  /** Loads what the page reads on entry, apart from its components: a visit asks for it with the start calls (ST-09). */
  readonly reads?: () => Promise<FirstReads>;
  readonly load: () => Promise<PageModule>;
}

/** Route handle with the requirements of a page, for the frame and for links. */
export interface PageHandle extends Pick<Access, 'module'>, Pick<PageOptions, 'reads'> {
  readonly rights: readonly Right[];
  readonly primary: boolean | Right;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<PageModule>;
}

/** Redirects users without access, even from a page that failed to load. */
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
  // A page of another resource starts anew, so that no form carries input over.
  const key = JSON.stringify(useParams());
  // The address belongs to the former client. Its list exists for both.
  if (useFormerClient()) return <Navigate to={list} replace />;
  return (
    <Guarded {...access}>
      <PageTitleContext value={title ? t(title as never) : null}>
        {rights.length > 0 ? (
          <RequireRight rights={rights} beforeRights={beforeRights}>
            <Content key={key} />
          </RequireRight>
        ) : (
          <Content key={key} />
        )}
      </PageTitleContext>
    </Guarded>
  );
}

/** Keeps what has loaded: a second `import()` would answer a task later, behind a page that React renders by then. */
const once = <T,>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};

/**
 * Creates the route of a page: guard, rights, title, focus on arrival, and loading of code and texts. If loading fails,
 * the page offers a reload. Uses a loader, because the router never retries the route's own `lazy`.
 */
export function page<const N extends Namespace>(options: PageOptions<N>): RouteObject {
  const { path, namespace, load, reads, right = [], primary = false, ...frame } = options;
  const { module } = frame;
  const rights = [right].flat();
  const [list = path] = path.split('/:');
  const namespaces = [namespace].flat() as [N, ...Namespace[]];
  return {
    path,
    handle: {
      primary,
      rights,
      namespaces,
      load,
      ...(reads && { reads: once(reads) }),
      ...(module && { module }),
    } satisfies PageHandle,
    loader: () => loadChunk(async () => (await Promise.all([load(), loadTexts(namespaces)]))[0]),
    // A new query needs no loading.
    shouldRevalidate: () => false,
    element: (
      <LinkedClient>
        <PageFrame list={list} rights={rights} namespace={namespaces[0]} {...frame} />
      </LinkedClient>
    ),
    errorElement: (
      <Guarded {...frame}>
        <PageError />
      </Guarded>
    ),
  };
}
