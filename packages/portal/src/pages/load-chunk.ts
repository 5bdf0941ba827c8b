import { type ComponentType, lazy } from 'react';

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

/** A part of a page that is loaded when it first shows; if it does not load, the page offers to reload. */
// biome-ignore lint/suspicious/noExplicitAny: a component of whatever properties, as React's own `lazy` has it.
export const lazyPart = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => loadChunk(load));

/** A part that a page can do without: if it does not load, its place stays empty. */
// biome-ignore lint/suspicious/noExplicitAny: a component of whatever properties, as React's own `lazy` has it.
export const optionalPart = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as unknown as C })));
