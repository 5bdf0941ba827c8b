import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ALL_OPERATIONS } from './backoffice/operations.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
}
type Path = readonly (string | number)[];
/** Text field of a schema, with the constants that select its variant of the body. */
interface Text {
  readonly path: Path;
  readonly constants: object;
}

/** Returns the text fields of a schema. Throws for schemas without a type, so that no text escapes the test. */
function textsOf(node: JsonSchema | undefined, path: Path = [], constants: object = {}): Text[] {
  const types = Array.isArray(node?.type) ? node.type.map((type: string) => ({ ...node, type })) : undefined;
  const options = node?.anyOf ?? node?.oneOf ?? types;
  if (options) return options.flatMap((option) => textsOf(option, path, constants));
  switch (node?.type) {
    case 'object':
      if (node.additionalProperties) throw new Error(`${path.join('/')} takes any name`);
      return Object.entries(node.properties ?? {}).flatMap(([name, inner]) =>
        textsOf(inner, [...path, name], path.length === 0 ? { ...constants, ...constantsOf(node) } : constants),
      );
    case 'array':
      return textsOf(node.items, [...path, 0], constants);
    case 'string':
      return node.const === undefined ? [{ path, constants }] : [];
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return [];
    default:
      throw new Error(`${path.join('/')} does not say what it takes`);
  }
}

const constantsOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { const: constant }]) =>
      constant === undefined ? [] : [[name, constant]],
    ),
  );

/** Wraps a text in the objects and arrays of its path. */
const holding = (path: Path, text: string): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), text);

const isLength = ({ code }: z.core.$ZodIssue) => code === 'too_small' || code === 'too_big';
/** Returns the paths refused for their content. Ignores lengths, because another length may be valid. */
const refusedAt = (issues: readonly z.core.$ZodIssue[]): Path[] =>
  issues.flatMap((issue) => {
    if (isLength(issue)) return [];
    if (issue.code !== 'invalid_union') return [issue.path as Path];
    return issue.errors.flatMap((inner) => refusedAt(inner).map((path) => [...issue.path, ...path] as Path));
  });

function takes(schema: z.ZodMiniType, { path, constants }: Text, text: string): boolean {
  const held = holding(path, text);
  const input = Object.keys(constants).length === 0 ? held : { ...constants, ...(held as object) };
  const refused = refusedAt(schema.safeParse(input).error?.issues ?? []);
  return !refused.some((at) => path.every((key, i) => at[i] === key));
}

const HIDDEN = ['\0', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u061c', '\u200d', '\u200e'];
const TURNING = ['\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069', '\ufff9', '\ud800'];
const HOSTILE = [...HIDDEN, ...TURNING, '\u{e0041}'].map((text) => `a${text}b`);
const LANGUAGES = ['en-US', 'de', 'fr', 'nl', 'hu', 'pl'];
/** Fields that may contain line breaks. */
const DESCRIBED = ['service', 'billing', 'change'];
const LINES = [
  'createAddress body/access/instructions',
  'putAddress body/access/instructions',
  'putCompanyAddress body/access/instructions',
  'importCompanyAddresses body/items/0/access/instructions',
  'reportAssetDefect body/description',
  'recordInspection body/remarks',
  'voidReading body/reason',
  'createFeedback body/text',
  ...['createRequest', 'putRequest'].flatMap((id) => DESCRIBED.map((kind) => `${id} body/description of ${kind}`)),
  'rejectRequest body/reason',
  'createOrder body/remark',
  'putOrder body/remark',
  'approveOrder body/comment',
  'rejectOrder body/reason',
  'commentOnRequest body/text',
  'quoteCompanyRequest body/comment',
  'approveCompanyRequest body/comment',
  'rejectCompanyRequest body/reason',
  'rejectCompanyOrder body/reason',
  'commentOnCompanyRequest body/text',
  ...['quoteDeskRequest body/comment', 'approveDeskRequest body/comment', 'rejectDeskRequest body/reason'],
  ...['rejectDeskOrder body/reason', 'commentOnDeskRequest body/text'],
  ...['putPhoneOrder body/remark of false', 'importPhoneOrders body/items/0/remark'],
  ...LANGUAGES.flatMap((language) =>
    ['putCompanyProduct body', 'importCompanyProducts body/items/0', 'patchDeskProduct body'].map(
      (body) => `${body}/descriptions/${language}`,
    ),
  ),
];
/** Secrets: only a digest is stored. */
const SECRET = /\/(password|currentPassword|newPassword|token)$/;

const places = ALL_OPERATIONS.flatMap(({ id, query, body }) =>
  Object.entries({ query, body }).flatMap(([part, schema]) => {
    if (!schema) return [];
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return textsOf(described).map((text) => {
      const variant = Object.values(text.constants).map((constant) => ` of ${constant}`);
      return { name: `${id} ${part}/${text.path.join('/')}${variant.join('')}`, schema, text };
    });
  }),
);

it('[DOM-27] every text that the API takes refuses what is not seen, turns the direction or breaks the line', () => {
  const names = places.map(({ name }) => name);
  for (const expected of [
    'createProject body/name',
    'putProfile body/firstName',
    'listContractsFacets query/facetQuery',
  ])
    expect(names).toContain(expected);
  const open = places
    .filter(({ name }) => !SECRET.test(name))
    .map(({ name, schema, text }) => ({ name, taken: HOSTILE.filter((hostile) => takes(schema, text, hostile)) }))
    .filter(({ taken }) => taken.length > 0);
  expect(open.map(({ name }) => name).toSorted()).toEqual(LINES.toSorted());
  for (const { name, taken } of open) expect(taken, name).toEqual(['a\nb']);
});

it.each([
  ['a plain text', z.object({ name: z.string() })],
  ['a text deep within', z.object({ lines: z.array(z.object({ note: z.nullable(z.string()) })) })],
  ['a text among other things', z.object({ name: z.union([z.number(), z.string().check(z.maxLength(1))]) })],
  ['a long text', z.object({ name: z.string().check(z.minLength(12)) })],
  [
    'a text of one kind of thing',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('note'), note: z.string() })]),
  ],
])('[DOM-27] finds a schema that refuses nothing: %s', (_name, schema) => {
  const [text] = textsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  expect(HOSTILE.some((hostile) => takes(schema, text ?? { path: [], constants: {} }, hostile))).toBe(true);
});

it.each([
  ['any value', z.object({ name: z.any() })],
  ['any name', z.object({ names: z.record(z.string(), z.string()) })],
])('[DOM-27] finds a schema that takes %s', (_name, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  expect(() => textsOf(described)).toThrow(/takes/);
});
