import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charterFaults, readCharter } from './api-charter.ts';
import { type ComponentApi, componentsOf, type Parameter, type Property } from './component-api.ts';

const charter = readCharter(readFileSync('docs/api-charter.md', 'utf8'));
/** Names of components with built-in text, read from the English locales. */
const texts = globSync('packages/ui/src/{,rental/}locales/en.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \w+Text,$/gm)].map(([, name = '']) => name),
);

describe('[UI-06] the API charter', () => {
  const components = componentsOf();
  const names = components.map(({ name }) => name);

  it('is about every component that the kit exports', () => {
    const folders = globSync('packages/ui/src/{components,rental}/*/index.ts').map((file) => basename(dirname(file)));
    expect(folders.length).toBeGreaterThan(40);
    expect(folders.filter((folder) => !names.includes(folder))).toEqual([]);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((name) => !names.includes(name))).toEqual([]);
    const own = components.flatMap(({ properties }) => properties.filter(({ native }) => !native));
    expect(own.length).toBeGreaterThan(450);
    expect(components.reduce((sum, { data = [] }) => sum + data.length, 0)).toBeGreaterThan(500);
  });

  it('is followed', () => {
    expect(components.flatMap((component) => charterFaults(component, charter, texts))).toEqual([]);
  });

  it('names every component that MUI has too, by names that MUI has', () => {
    const mui = Object.fromEntries(
      globSync('node_modules/@mui/material/[A-Z]*/*.d.ts').map((file) => [basename(file, '.d.ts'), file]),
    );
    const listed = charter.ofMui.map(({ component }) => component);
    expect(listed.length).toBeGreaterThan(10);
    expect(names.filter((name) => name in mui && !listed.includes(name))).toEqual([]);
    for (const { mui: component, names: given } of charter.ofMui) {
      const text = readFileSync(mui[component] ?? '', 'utf8');
      expect(
        given.filter((name) => !native.has(name) && !new RegExp(`\\b${name}\\??:`).test(text)),
        component,
      ).toEqual([]);
    }
  });

  it('allows nothing that no component has', () => {
    const all = new Set(components.flatMap(({ properties }) => properties.map(({ name }) => name)));
    expect(charter.commands.filter((name) => !all.has(name))).toEqual([]);
    expect(charter.heldOutside.filter((state) => !names.includes(state.split('.')[0] ?? ''))).toEqual([]);
    expect(charter.withoutRoot.filter((name) => !names.includes(name))).toEqual([]);
    expect(charter.sharedTexts.filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** Properties that MUI's components have from elements and from components that they extend. */
const native = new Set('checked defaultChecked defaultValue disabled name onChange options required'.split(' '));

const event: Parameter = { name: 'event', type: 'SyntheticEvent<Element, Event> | null', optional: false };
const valueParameter = (type: string): Parameter => ({ name: 'value', type, optional: false });
const property = (name: string, type = 'string', parameters?: Parameter[]): Property => ({
  ...{ name, type, optional: true },
  ...(parameters && { parameters }),
});
const choice = (name: string, ...values: string[]): Property => ({ ...property(name), values });
const callback = (name: string, ...parameters: Parameter[]) => property(name, 'function', parameters);
const OWN = ['id', 'className', 'style', 'sx', 'component', 'ref', 'slots', 'slotProps'].map((name) => property(name));
const NATIVE = ['dir', 'hidden', 'lang', 'onClick', 'onKeyDown', 'role', 'tabIndex'].map((name) => ({
  ...property(name),
  native: true,
}));
const ROOT = [...OWN, ...NATIVE];
const faultsOf = (properties: Property[], name = 'List') =>
  charterFaults({ name, properties: [...ROOT, ...properties] }, charter, ['Spoken']);

const page = [property('page', 'number'), property('defaultPage', 'number')];
const onPageChange = callback('onPageChange', event, valueParameter('number'));

describe('[UI-06] a component breaks the API charter', () => {
  it('not at all with a state, a field, a command and an event of its element', () => {
    const value = ['value', 'defaultValue'].map((name) => property(name));
    const onChange = callback('onChange', event, valueParameter('string'));
    const onBlur = callback('onBlur', { name: 'event', type: 'FocusEvent<HTMLElement, Element>', optional: false });
    expect(faultsOf([...page, onPageChange, ...value, onChange, callback('onRetry'), onBlur])).toEqual([]);
    expect(faultsOf([property('labels')], 'Spoken')).toEqual([]);
  });

  it.each<[string, Property[], RegExp, string?]>([
    ['with a change of a state that cannot be given', [onPageChange], /onPageChange without page/],
    ['with a state that it cannot hold itself', [property('page', 'number'), onPageChange], /no defaultPage/],
    ['with a beginning that nobody is told the end of', page, /defaultPage without onPageChange/],
    [
      'with a change that gives something else',
      [...page, callback('onPageChange', event, valueParameter('Page'))],
      /gives Page/,
    ],
    [
      'with a change that keeps its event',
      [...page, callback('onPageChange', valueParameter('number'))],
      /is not \(event, page\)/,
    ],
    [
      'with a change whose value comes first',
      [...page, callback('onPageChange', valueParameter('number'), event)],
      /is not \(event, page/,
    ],
    [
      'with a command whose event comes last',
      [callback('onRemove', valueParameter('string'), event)],
      /onRemove does not get the event first/,
    ],
    ['with a callback that is neither', [callback('onPage', valueParameter('number'))], /onPage is neither/],
    [
      'with a field’s change without the value',
      [callback('onChange', event, valueParameter('string'))],
      /onChange without value/,
    ],
    [
      'with a field’s change whose value comes first',
      [property('value'), property('defaultValue'), callback('onChange', valueParameter('string'), event)],
      /onChange is not \(event, value\)/,
    ],
    ['with a value that is no field’s', [property('value')], /value belongs to form fields/],
    [
      'with a change of what is on or off that gives something else',
      [
        property('checked', 'boolean'),
        property('defaultChecked', 'boolean'),
        callback('onChange', event, valueParameter('string')),
      ],
      /onChange is not \(event, checked\)/,
    ],
    [
      'with something on or off that it cannot hold itself',
      [property('checked', 'boolean'), callback('onChange', event, valueParameter('boolean'))],
      /onChange without defaultChecked/,
    ],
    ['with another name than MUI has', [property('count', 'number')], /no badgeContent, as MUI calls it/, 'Badge'],
    [
      'with an error that is a sentence',
      [
        property('value'),
        property('defaultValue'),
        callback('onChange', event, valueParameter('string')),
        property('error'),
      ],
      /error is no boolean/,
    ],
    ['with a size that is rows', [property('size', 'number')], /size is rows/],
    ['with labels and no texts', [property('labels')], /labels without texts/],
    ['with a date that is an object', [property('today', 'Date | null')], /today is a Date/],
    ['with a callback that gives one', [property('onDay', '(day: Date) => void')], /onDay is a Date/],
    ['with another name for a beginning', [property('startDate')], /startDate is from or to/],
    ['with another name for an end', [property('end', 'string | null')], /end is from or to/],
    ['with a beginning alone', [property('from')], /from without to/],
    ['with an end in words alone', [property('toText')], /toText without fromText/],
    ['with a tone of its own', [choice('tone', 'info', 'danger')], /tone is not the five/],
    ['with less than all tones', [choice('tone', 'success', 'error')], /tone is not the five/],
    ['with a tone that is any text', [property('tone')], /tone is not the five/],
  ])('%s', (_name, properties, fault, component) => {
    expect(faultsOf(properties, component)).toContainEqual(expect.stringMatching(fault));
  });

  it('not with tones and dates as they should be', () => {
    const period = ['from', 'to', 'fromText', 'toText'].map((name) => property(name, 'string | null'));
    const tone = choice('tone', 'info', 'success', 'warning', 'error', 'neutral');
    const share = property('start', 'number');
    expect(faultsOf([...period, tone, share, property('value.from'), property('value.to')])).toEqual([]);
  });

  it('in what it takes as data, too', () => {
    const data = [choice('bars.tone', 'info', 'danger'), property('bars.from', 'Date'), property('to', 'string')];
    expect(charterFaults({ name: 'List', properties: ROOT, data }, charter, [])).toEqual([
      'List: bars.tone is not the five tones',
      'List: bars.from is a Date, not an ISO string',
      'List: bars.from without to',
      'List: to without from',
    ]);
  });

  it('without labels for its texts', () => {
    expect(faultsOf([], 'Spoken')).toEqual(['Spoken: no labels for its texts']);
  });

  it('without a property of the root element', () => {
    const bare: ComponentApi = { name: 'List', properties: ROOT.slice(1) };
    expect(charterFaults(bare, charter, [])).toEqual(['List: no id']);
    expect(charterFaults({ ...bare, name: 'UiProvider' }, charter, [])).toEqual([]);
    const closed: ComponentApi = { name: 'List', properties: OWN.filter(({ name }) => !name.startsWith('slot')) };
    expect(charterFaults(closed, charter, [])).toEqual([
      'List: no slots',
      'List: no slotProps',
      ...NATIVE.map(({ name }) => `List: no ${name}`),
    ]);
  });

  it('with a beginning for a state that is held outside', () => {
    const current = [property('current'), callback('onCurrentChange', event, valueParameter('string'))];
    expect(faultsOf(current, 'Stepper')).toEqual([]);
    expect(faultsOf([...current, property('defaultCurrent')], 'Stepper')).toEqual([
      'Stepper: defaultCurrent is held outside',
    ]);
  });
});
