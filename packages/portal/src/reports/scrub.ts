/** An address that is the whole text, as in attributes and navigations. */
const ADDRESS = /^(?:[a-z]+:\/\/|\/)[^\s?#]*(?=[?#])/i;
/** Query and fragment of an address within a text: links of mails carry their token there. */
const BEHIND_PATH = /((?:[a-z]+:\/\/|\/)[\w./~%:@-]*)[?#][^\s"'<>)\\]+/gi;
/** The address of a calendar feed is its password. */
const FEED = /(calendar-feeds\/)[^\s/?#"'<>)\\]+/g;
const TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const CREDENTIALS = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;

/** A text without queries, fragments and tokens. */
export const scrubText = (text: string): string => {
  const whole = ADDRESS.exec(text)?.[0];
  return (whole ?? text.replace(BEHIND_PATH, '$1'))
    .replace(FEED, '$1…')
    .replace(TOKEN, '[token]')
    .replace(CREDENTIALS, '$1 [token]');
};

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
/** Browsers quote in it what they could not read. */
const NOT_JSON = /^.*is not valid JSON$/s;

/** The same, also without mail addresses, ids and what an answer held. */
const scrubMessage = (text: string): string =>
  scrubText(text).replace(MAIL, '[mail]').replace(ID, ':id').replace(NOT_JSON, 'Not valid JSON');

type Scrub = (text: string) => string;

/** A copy of JSON with each text of it scrubbed. */
export const scrubDeep = <T>(value: T, scrub: Scrub = scrubText): T => {
  if (typeof value === 'string') return scrub(value) as T;
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, scrub)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubDeep(item, scrub)])) as T;
};

/** What of an event can hold data of a request or a person, or whatever was thrown. */
const WITHOUT = ['request', 'user', 'extra', 'server_name', 'modules'];
/** Ours, and what makes a report the same as another or belong to one. */
const AS_IS = ['tags', 'event_id', 'contexts', 'sdk', 'release', 'replay_id', 'error_ids', 'trace_ids', 'debug_meta'];

const scrubEvent = (event: object): object =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !WITHOUT.includes(key))
      .map(([key, value]) => [key, AS_IS.includes(key) ? value : scrubDeep(value, scrubMessage)]),
  );

/** A recording is a line of headers and one of events. Text on the page stays as it is (ER-01). */
const scrubRecording = (recording: string): string => {
  const end = recording.indexOf('\n') + 1;
  return recording.slice(0, end) + JSON.stringify(scrubDeep(JSON.parse(recording.slice(end)) as unknown));
};

type Item = readonly [headers: { readonly type: string }, payload: unknown];
export type Scrubbable = readonly [headers: object, items: readonly Item[]];

const scrubItem = ([headers, payload]: Item): readonly Item[] => {
  const { type } = headers;
  if (type === 'event' || type === 'replay_event') return [[{ type }, scrubEvent(payload as object)]];
  // A compressed one cannot be looked into, and of another kind none is sent.
  if (type !== 'replay_recording' || typeof payload !== 'string') return [];
  const recording = scrubRecording(payload);
  return [[{ type, length: new TextEncoder().encode(recording).length } as Item[0], recording]];
};

/** An envelope as it may leave the browser (ER-02): its events and recordings, scrubbed. */
export const scrubEnvelope = ([headers, items]: Scrubbable): Scrubbable => {
  const { trace: _, ...rest } = headers as { trace?: unknown };
  return [rest, items.flatMap(scrubItem)];
};
