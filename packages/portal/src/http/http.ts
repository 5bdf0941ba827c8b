import { defer, type Observable, type SchedulerLike } from 'rxjs';
import { type Addresses, toWire } from './address.ts';
import { clientHeader, type SelectedClient } from './client-header.ts';
import { clientSettled } from './client-settled.ts';
import { retryGatewayTimeout } from './gateway-timeout.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { opCoHeader } from './op-co-header.ts';
import { readOnlyView } from './read-only-view.ts';
import { send } from './send.ts';
import { sessionToken, type TokenSource } from './session-token.ts';
import type { Handler, Http, Layer } from './types.ts';

export interface HttpDeps extends Addresses, TokenSource {
  readonly opCo: () => string | null;
  /** The client of this tab, never one stored by another tab (ST-11). */
  readonly client: () => SelectedClient;
  /** Emits once the server has named the client. Null if it has, or if no device stands in for it. */
  readonly settled?: () => Observable<unknown> | null;
  readonly newKey: () => string;
  readonly scheduler: SchedulerLike;
  /** True in a view as a user, which only reads. */
  readonly isView?: boolean;
  /** Sends the request; fetch by default. */
  readonly wire?: Handler;
}

/**
 * The pipeline of every call. Layers outside the retries run once per call (client, key). Layers inside run for each
 * attempt (token).
 */
export const createHttp = (deps: HttpDeps): Http => {
  const layers: readonly Layer[] = [
    ...(deps.isView ? [readOnlyView] : []),
    clientSettled(deps.settled ?? (() => null)),
    clientHeader(deps.client),
    opCoHeader(deps.opCo),
    idempotencyKey(deps.newKey),
    retryGatewayTimeout(deps.scheduler),
    sessionToken(deps),
  ];
  const handle = layers.reduceRight<Handler>((next, layer) => layer(next), deps.wire ?? send);
  return (request) => defer(() => handle(toWire(request, deps)));
};
