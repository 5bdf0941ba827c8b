/** An address as the whole text, as in attributes and navigations. */
const ADDRESS = /^(?:[a-z]+:\/\/|\/)[^\s?#]*(?=[?#])/i;
/** Query and fragment of an address inside a text. Links in mails contain a token there. */
const BEHIND_PATH = /((?:[a-z]+:\/\/|\/)[\w./~%:@-]*)[?#][^\s"'<>)\\]+/gi;
/** The address of a calendar feed is a secret. */
const FEED = /(calendar-feeds\/)[^\s/?#"'<>)\\]+/g;
const TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const CREDENTIALS = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;

/** Removes queries, fragments and tokens from a text. */
export const scrubText = (text: string): string => {
  const whole = ADDRESS.exec(text)?.[0];
  return (whole ?? text.replace(BEHIND_PATH, '$1'))
    .replace(FEED, '$1…')
    .replace(TOKEN, '[token]')
    .replace(CREDENTIALS, '$1 [token]');
};

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
/** Browsers quote the unreadable input in this message. */
const NOT_JSON = /^.*is not valid JSON$/s;

/** Also removes mail addresses, ids and quoted answers. */
const scrubMessage = (text: string): string =>
  scrubText(text).replace(MAIL, '[mail]').replace(ID, ':id').replace(NOT_JSON, 'Not valid JSON');

type Scrub = (text: string) => string;

/** Returns a copy of JSON with all texts scrubbed. */
export const scrubDeep = <T>(value: T, scrub: Scrub = scrubText): T => {
  if (typeof value === 'string') return scrub(value) as T;
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, scrub)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubDeep(item, scrub)])) as T;
};

/** Properties of an event that may contain request data, personal data or the thrown object. */
const WITHOUT = ['request', 'user', 'extra', 'server_name', 'modules'];
/** Our own tags, and ids that group and link reports. */
const AS_IS = ['tags', 'event_id', 'contexts', 'sdk', 'release', 'replay_id', 'error_ids', 'trace_ids', 'debug_meta'];

const scrubEvent = (event: object): object =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !WITHOUT.includes(key))
      .map(([key, value]) => [key, AS_IS.includes(key) ? value : scrubDeep(value, scrubMessage)]),
  );

/** A recording has a header line and a line of events. Texts of the page stay (ER-01). */
const scrubRecording = (recording: string): string => {
  const end = recording.indexOf('\n') + 1;
  return recording.slice(0, end) + JSON.stringify(scrubDeep(JSON.parse(recording.slice(end)) as unknown));
};

type Item = readonly [headers: { readonly type: string }, payload: unknown];
export type Scrubbable = readonly [headers: object, items: readonly Item[]];

const scrubItem = ([headers, payload]: Item): readonly Item[] => {
  const { type } = headers;
  if (type === 'event' || type === 'replay_event') return [[{ type }, scrubEvent(payload as object)]];
  // A compressed recording cannot be scrubbed. No other kind is sent.
  if (type !== 'replay_recording' || typeof payload !== 'string') return [];
  const recording = scrubRecording(payload);
  return [[{ type, length: new TextEncoder().encode(recording).length } as Item[0], recording]];
};

/** Returns an envelope with scrubbed events and recordings, ready to leave the browser (ER-02). */
export const scrubEnvelope = ([headers, items]: Scrubbable): Scrubbable => {
  const { trace: _, ...rest } = headers as { trace?: unknown };
  return [rest, items.flatMap(scrubItem)];
};
