import type { Endpoint } from '@hireyard/contract';
import type { ApiCall } from './api.ts';
import type { ListEndpoints } from './list-endpoints.ts';

/** The address and the language that a page opens with. */
export interface Opened {
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly lang: string | null;
}

/**
 * Something that a page reads on entry: a list, with its first page and its counts as the address asks for them; an endpoint
 * whose parameters the path has; or another call.
 */
export type FirstRead = ListEndpoints | Endpoint | ApiCall;

/** Reads of a page on entry: one, or those that depend on the address (ST-09). */
export type FirstReads = FirstRead | ((opened: Opened) => readonly FirstRead[] | Promise<readonly FirstRead[]>);
