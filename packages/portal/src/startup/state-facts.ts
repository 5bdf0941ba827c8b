import { selectShownTrace } from '../api/shown-trace.ts';
import { type Facts, facts } from '../reports/report.ts';
import { selectOpCo } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';

interface Routed {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[] };
}

/** Gives error reports the route, the operating company and the trace of a running application. */
export const reportStateOf = (store: Store, router: Routed): void =>
  void Object.assign(facts, {
    route: () => router.state.matches.at(-1)?.route.path,
    opCo: () => selectOpCo(store.getState()),
    trace: () => selectShownTrace(store.getState()),
  } satisfies Facts);
