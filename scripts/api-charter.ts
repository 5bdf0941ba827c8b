import type { ComponentApi, Parameter, Property } from './component-api.ts';

/** Names that the tables of the charter allow. */
export interface Charter {
  /** Callbacks without a state, such as `onRetry`. */
  readonly commands: readonly string[];
  /** States without an uncontrolled mode, such as `Stepper.current`. */
  readonly heldOutside: readonly string[];
  /** Components that render no root element. */
  readonly withoutRoot: readonly string[];
  /** Components whose `labels` are the texts of another component. */
  readonly sharedTexts: readonly string[];
  /** Names that a component has from MUI's component of its kind. */
  readonly ofMui: readonly MuiNames[];
}

export interface MuiNames {
  readonly component: string;
  readonly mui: string;
  readonly names: readonly string[];
}

/** Returns the first column of the table under a heading. */
function tableUnder(heading: string, text: string): string[] {
  const section = text.split(/^#+ /m).find((part) => part.startsWith(heading));
  if (section === undefined) throw new Error(`The charter has no heading "${heading}".`);
  return [...section.matchAll(/^\| `([\w.]+)`/gm)].map(([, name = '']) => name);
}

/** Reads the table of the names that MUI gives. */
const muiNames = (text: string): MuiNames[] =>
  [...text.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| ([^|]*)\|$/gm)].map(([, component = '', mui = '', names = '']) => ({
    ...{ component, mui },
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }));

export const readCharter = (text: string): Charter => ({
  commands: tableUnder('Commands', text),
  heldOutside: tableUnder('Held outside', text),
  withoutRoot: tableUnder('Without an element', text),
  sharedTexts: tableUnder('Texts of another component', text),
  ofMui: muiNames(text),
});

const ROOT = ['id', 'className', 'style', 'sx', 'component', 'ref', 'slots', 'slotProps'];

/** Sample of the attributes and events of every element: a component that takes these takes all. */
const NATIVE = ['dir', 'hidden', 'lang', 'onClick', 'onKeyDown', 'role', 'tabIndex'];

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** `tone` for `bars.tone`. */
const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);
const isEvent = ({ type }: Parameter) => /^(React\.)?\w*Event(<.*>)?( \| null)?$/.test(type);

/** True for an event handler of the element, such as `onBlur`. */
const isNative = ({ parameters = [] }: Property) => parameters.length === 1 && parameters.every(isEvent);

/** `x` for `onXChange`. */
const stateOf = (name: string) => {
  const [, state] = /^on([A-Z]\w*)Change$/.exec(name) ?? [];
  return state && small(state);
};

function stateFaults(change: Property, state: string, properties: Map<string, Property>): string[] {
  const controlled = properties.get(state);
  const [event, value, ...more] = change.parameters ?? [];
  return [
    ...(controlled ? [] : [`${change.name} without ${state}`]),
    ...(controlled && value?.type !== controlled.type
      ? [`${change.name} gives ${value?.type}, ${state} is ${controlled.type}`]
      : []),
    ...(event && isEvent(event) && more.length === 0 ? [] : [`${change.name} is not (event, ${state})`]),
  ];
}

function fieldFaults(change: Property, properties: Map<string, Property>): string[] {
  const field = properties.has('checked') ? 'checked' : 'value';
  const [event, value, ...more] = change.parameters ?? [];
  const fits = event && isEvent(event) && value?.type === properties.get(field)?.type && more.length === 0;
  return [
    ...(fits ? [] : [`onChange is not (event, ${field})`]),
    ...[field, `default${capital(field)}`]
      .filter((name) => !properties.has(name))
      .map((name) => `onChange without ${name}`),
  ];
}

/** Faults of a callback, which is a change of state, a field's change, an event of the element, or a command. */
function callbackFaults(property: Property, properties: Map<string, Property>, charter: Charter): string[] {
  const state = stateOf(property.name);
  if (state !== undefined) return stateFaults(property, state, properties);
  if (property.name === 'onChange') return fieldFaults(property, properties);
  if (isNative(property)) return [];
  const [event] = property.parameters ?? [];
  return [
    ...(charter.commands.includes(property.name)
      ? []
      : [`${property.name} is neither a change of state nor a command of the charter`]),
    ...(event === undefined || isEvent(event) ? [] : [`${property.name} does not get the event first`]),
  ];
}

/** Each state has a `defaultX` and each `defaultX` a state, except for states that the charter lists as held outside. */
function defaultFaults(component: string, properties: Map<string, Property>, { heldOutside }: Charter): string[] {
  const names = [...properties.keys()];
  const states = names.flatMap((name) => stateOf(name) ?? []);
  const defaults = names.flatMap((name) => (/^default[A-Z]/.test(name) ? small(name.slice('default'.length)) : []));
  const outside = (state: string) => heldOutside.includes(`${component}.${state}`);
  return [
    ...states
      .filter((state) => defaults.includes(state) === outside(state))
      .map((state) => (outside(state) ? `default${capital(state)} is held outside` : `no default${capital(state)}`)),
    ...defaults
      .filter((state) => !outside(state) && !['value', 'checked'].includes(state) && !states.includes(state))
      .map((state) => `default${capital(state)} without on${capital(state)}Change`),
    ...['value', 'checked']
      .filter((field) => names.includes(field) && !names.includes('onChange'))
      .map((field) => `${field} belongs to form fields, with onChange`),
  ];
}

/** A component has the names of MUI's component of its kind, and a sentence of a field is its `helperText`. */
function muiFaults(component: string, properties: readonly Property[], { ofMui }: Charter): string[] {
  const names = ofMui.find((row) => row.component === component)?.names ?? [];
  const has = (name: string) => properties.some((property) => property.name === name);
  const error = properties.find(({ name }) => name === 'error');
  return [
    ...names.filter((name) => !has(name)).map((name) => `no ${name}, as MUI calls it`),
    ...(has('onChange') && error && error.type !== 'boolean' ? ['error is no boolean with a helperText'] : []),
  ];
}

const nameFaults = (properties: Map<string, Property>) =>
  ['size', 'sizes'].filter((name) => /number/.test(properties.get(name)?.type ?? '')).map((name) => `${name} is rows`);

const TONES = 'error info neutral success warning';

/** A `tone` takes exactly the five tones. */
const toneFaults = ({ name, values = [] }: Property) =>
  lastPart(name) === 'tone' && [...values].sort().join(' ') !== TONES ? [`${name} is not the five tones`] : [];

/** Dates are ISO strings; the ends of a period are named `from` and `to`. */
function dateFaults({ name, type }: Property): string[] {
  const isOtherEnd = /^(start|end|begin|until|till)(s|ing|Date|Day|At|Time|Text)?$/.test(lastPart(name));
  return [
    ...(/\bDate\b/.test(type) ? [`${name} is a Date, not an ISO string`] : []),
    ...(isOtherEnd && /\b(string|Date)\b/.test(type) ? [`${name} is from or to`] : []),
  ];
}

/** A component that takes one end of a period takes the other as well. */
function pairFaults(all: readonly Property[]): string[] {
  const names = new Set(all.map(({ name }) => name));
  const other = (name: string) =>
    name.replace(
      /(^|\.)(from|to)(Text)?$/,
      (_, before, end, text = '') => before + (end === 'from' ? 'to' : 'from') + text,
    );
  return [...names].filter((name) => !names.has(other(name))).map((name) => `${name} without ${lastPart(other(name))}`);
}

/** Faults of one component, as sentences. `texts` names the components with built-in text. */
export function charterFaults(
  { name, properties, data = [] }: ComponentApi,
  charter: Charter,
  texts: readonly string[],
): string[] {
  const byName = new Map(properties.filter(({ native }) => !native).map((property) => [property.name, property]));
  const callbacks = [...byName.values()].filter((property) => /^on[A-Z]/.test(property.name));
  const all = new Set(properties.map((property) => property.name));
  const labels = byName.get('labels')?.type;
  const ownAndData = [...byName.values(), ...data];
  return [
    ...callbacks.flatMap((property) => callbackFaults(property, byName, charter)),
    ...defaultFaults(name, byName, charter),
    ...nameFaults(byName),
    ...muiFaults(name, properties, charter),
    ...ownAndData.flatMap(toneFaults),
    ...ownAndData.flatMap(dateFaults),
    ...pairFaults(ownAndData),
    ...(charter.withoutRoot.includes(name)
      ? []
      : [...ROOT, ...NATIVE].filter((own) => !all.has(own)).map((own) => `no ${own}`)),
    ...(texts.includes(name) && !labels ? ['no labels for its texts'] : []),
    ...(labels && ![...texts, ...charter.withoutRoot, ...charter.sharedTexts].includes(name)
      ? ['labels without texts']
      : []),
  ].map((fault) => `${name}: ${fault}`);
}
