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

/** In version 11 the first two are worded anew; objects that were thrown would come with all that is in them. */
const IGNORED = ['Non-Error exception captured', 'Object captured as', '401 OK'];
/** An error that repeats itself without end is known by then. */
const MOST_EVENTS = 100;
/** How long nothing is sent once the receiver could not be reached. */
const PAUSE_MS = 60_000;

/** The browser's own, before breadcrumbs replace it: reports are not reported. */
const ownFetch = globalThis.fetch?.bind(globalThis);
const fetching: MakeTransport = (options) => makeFetchTransport(options, ownFetch);

/** Scrubs whatever is sent (ER-02), recordings included, and neither fails nor insists where nobody answers. */
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

const thrown = (what: unknown): unknown => {
  if (!(what instanceof Event)) return what;
  if ('reason' in what) return what.reason;
  const { error, message } = what as ErrorEvent;
  return error ?? message;
};

/** Captures a failure with its own time and the facts of the moment. */
const capture = (client: BrowserClient, { what, at, reference }: Failure, { route, opCo, trace }: Partial<Facts>) => {
  const scope = new Scope();
  const tags = {
    route: route?.(),
    operatingCompany: opCo?.(),
    traceId: reference ?? trace?.() ?? undefined,
  };
  scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000, tags: { ...event.tags, ...tags } }));
  const mechanism = { type: 'generic', handled: !(what instanceof Event) };
  client.captureException(thrown(what), { mechanism }, scope);
};

/** Sends error reports from now on, first those that were kept (ER-01, ER-02). */
export const startReports = async (options: ReportOptions, make: MakeTransport = fetching): Promise<BrowserClient> => {
  const { dsn, environment, release, recorded } = options;
  // Without its code, errors are reported without a recording.
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
    // Version 11 collects all of it where nothing is said.
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
      // Addresses alone: what was clicked is named by labels that can hold names, and the console holds anything.
      breadcrumbsIntegration({ dom: false, sentry: false }),
      ...recording,
    ],
    beforeBreadcrumb: (breadcrumb) => scrubDeep(breadcrumb),
    beforeSend: (event) => (++events > MOST_EVENTS ? null : event),
    transport: scrubbing(make),
    transportOptions: { fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' } },
  });
  getCurrentScope().setClient(client);
  client.init();
  takeReports((failure) => capture(client, failure, facts));
  return client;
};
