import { type ComponentProps, type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

/** Code or texts of a page did not load: the connection dropped, or a new version has replaced them (SW-02). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Loads code, and fails only with `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkError('Part of the portal could not be loaded.', { cause });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a component of whatever properties, as React's own `lazy` has it.
type AnyComponent = ComponentType<any>;

/** A part that is loaded when it first shows, or before. */
export type Part<C extends AnyComponent> = ((props: ComponentProps<C>) => ReactNode) & {
  /** Loads it before it shows. */
  readonly preload: () => void;
};

/**
 * React's `lazy`, but what has loaded before shows at once: `lazy` would suspend for a moment all the same, and React
 * does not take a fallback away again before it has been there for 300 ms.
 */
function partOf<C extends AnyComponent>(load: () => Promise<{ default: C }>): Part<C> {
  let loaded: C | undefined;
  const loadAndKeep = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Suspending = lazy(loadAndKeep) as unknown as C;
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, in its module, like `lazy`.
  function LazyPart(props: ComponentProps<C>) {
    const [Shown] = useState(() => loaded ?? Suspending);
    return createElement(Shown, props);
  }
  const preload = () => {
    if (!loaded) loadAndKeep().catch(() => undefined);
  };
  return Object.assign(LazyPart, { preload });
}

/** A part of a page that is loaded when it first shows; if it does not load, the page offers to reload. */
export const lazyPart = <C extends AnyComponent>(load: () => Promise<{ default: C }>) => partOf(() => loadChunk(load));

/** A part that a page can do without: if it does not load, its place stays empty. */
export const optionalPart = <C extends AnyComponent>(load: () => Promise<{ default: C }>) =>
  partOf(() => load().catch(() => ({ default: (() => null) as unknown as C })));
