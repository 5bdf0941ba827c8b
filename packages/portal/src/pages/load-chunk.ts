import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { unlessLeaving } from '../reports/leaving.ts';

/** Code or texts of a page failed to load: the connection dropped, or a new version replaced them (SW-02). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Loads code. Rejects only with `ChunkError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await unlessLeaving(load());
  } catch (cause) {
    throw new ChunkError('Part of the portal could not be loaded.', { cause });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a component of whatever properties, as React's own `lazy` has it.
type AnyComponent = ComponentType<any>;

/** A component that is loaded at its first render, or earlier. */
export type Part<C extends AnyComponent> = ((props: ComponentProps<C>) => ReactNode) & {
  /** Loads the component before its first render. Resolves also after a failure. */
  readonly preload: () => Promise<void>;
};

/**
 * Like React's `lazy`, but renders loaded code at once. `lazy` would suspend even then, and React shows a fallback for
 * at least 300 ms. If the code fails to load, `Instead` is rendered, and the next mount loads it again.
 */
function partOf<C extends AnyComponent>(load: () => Promise<{ default: C }>, Instead?: ComponentType): Part<C> {
  let loaded: C | undefined;
  const loadAndKeep = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const loadOrInstead = async () =>
    Instead ? loadAndKeep().catch((): { default: AnyComponent } => ({ default: Instead })) : loadAndKeep();
  const suspend = () => lazy<AnyComponent>(loadOrInstead) as unknown as C;
  let suspending = suspend();
  const retry = () => {
    if (!loaded) suspending = suspend();
  };
  function LazyPart(props: ComponentProps<C>) {
    const [Shown] = useState(() => loaded ?? suspending);
    // At the end, because React renders a suspended part once more from the start.
    useEffect(() => retry, []);
    return createElement(Shown, props);
  }
  const preload = async () => {
    if (!loaded) await loadAndKeep().catch(() => undefined);
  };
  return Object.assign(LazyPart, { preload });
}

/** A lazy part of a page. If it fails to load, the page offers a reload. */
export const lazyPart = <C extends AnyComponent>(load: () => Promise<{ default: C }>) => partOf(() => loadChunk(load));

/** A lazy part that the page can do without. If it fails to load, `Instead` is rendered, by default nothing. */
export const optionalPart = <C extends AnyComponent>(
  load: () => Promise<{ default: C }>,
  Instead: ComponentType = () => null,
) => partOf(load, Instead);
