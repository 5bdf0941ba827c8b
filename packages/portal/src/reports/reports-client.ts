import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/react';
import { type Facts, type Failure, facts, takeReports } from './report.ts';
import { type Scrubbable, scrubDeep, scrubEnvelope } from './scrub.ts';

export interface ReportOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
  readonly recorded: boolean;
}

type MakeTransport = typeof makeFetchTransport;
type Transport = ReturnType<MakeTransport>;

/** Version 11 rewords the first two. Thrown objects would be sent with all their content. */
const IGNORED = ['Non-Error exception captured', 'Object captured as', '401 OK'];
/** Maximum number of events, because a repeating error is known by then. */
const MAX_EVENTS = 100;
/** Pause in sending when the server cannot be reached. */
const PAUSE_MS = 60_000;

/** The original `fetch`, before breadcrumbs wrap it, so that reports are not reported. */
const ownFetch = globalThis.fetch?.bind(globalThis);
const fetching: MakeTransport = (options) => makeFetchTransport(options, ownFetch);

/**
 * Scrubs everything that is sent, including recordings (ER-02). Never throws; drops reports while the server is
 * unreachable.
 */
export const scrubbing =
  (make: MakeTransport, now: () => number = Date.now) =>
  (options: Parameters<MakeTransport>[0]): Transport => {
    const transport = make(options);
    let pausedUntil = 0;
    return {
      flush: (timeout) => transport.flush(timeout),
      send: async (envelope) => {
        if (now() < pausedUntil) return {};
        try {
          const scrubbed = scrubEnvelope(envelope as unknown as Scrubbable);
          return await transport.send(scrubbed as unknown as typeof envelope);
        } catch {
          pausedUntil = now() + PAUSE_MS;
          return {};
        }
      },
    };
  };

const errorOf = (what: unknown): unknown => {
  if (!(what instanceof Event)) return what;
  if ('reason' in what) return what.reason;
  const { error, message } = what as ErrorEvent;
  return error ?? message;
};

/** Captures a failure with its time and context. */
const capture = (client: BrowserClient, { what, at, reference }: Failure, { route, opCo, trace }: Partial<Facts>) => {
  const scope = new Scope();
  const tags = {
    route: route?.(),
    operatingCompany: opCo?.(),
    traceId: reference ?? trace?.() ?? undefined,
  };
  scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000, tags: { ...event.tags, ...tags } }));
  const mechanism = { type: 'generic', handled: !(what instanceof Event) };
  client.captureException(errorOf(what), { mechanism }, scope);
};

/** Starts sending error reports, first the buffered ones (ER-01, ER-02). */
export const startReports = async (options: ReportOptions, make: MakeTransport = fetching): Promise<BrowserClient> => {
  const { dsn, environment, release, recorded } = options;
  // If the code fails to load, errors are reported without a recording.
  const recording = recorded
    ? await import('./reports-recording.ts').then(
        ({ recordPage }) => [recordPage()],
        () => [],
      )
    : [];
  let events = 0;
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    ignoreErrors: IGNORED,
    // Version 11 collects all of this by default.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      databaseQueryData: false,
      stackFrameVariables: false,
    },
    sendClientReports: false,
    maxBreadcrumbs: 30,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      // Only addresses: labels of clicked elements may contain names, and the console may contain anything.
      breadcrumbsIntegration({ dom: false, sentry: false }),
      ...recording,
    ],
    beforeBreadcrumb: (breadcrumb) => scrubDeep(breadcrumb),
    beforeSend: (event) => (++events > MAX_EVENTS ? null : event),
    transport: scrubbing(make),
    transportOptions: { fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' } },
  });
  getCurrentScope().setClient(client);
  client.init();
  takeReports((failure) => capture(client, failure, facts));
  return client;
};
