import type { ArgTypes, SBType } from 'storybook/internal/types';
import type { ComponentDocs, PropertyDocs } from '../../scripts/component-docs.ts';

/** What the plugin has given a component. */
export const docsOf = (component: unknown): ComponentDocs | undefined =>
  (component as { __docgenInfo?: ComponentDocs } | undefined)?.__docgenInfo;

const PLAIN = new Set(['boolean', 'string', 'number']);

/** What Storybook makes a control of. */
function sbType({ type, options, required }: PropertyDocs): SBType {
  if (options) return { name: 'enum', value: [...options], required };
  const plain = type.replace(/ \| undefined$/, '');
  if (PLAIN.has(plain)) return { name: plain as 'boolean' | 'string' | 'number', required };
  if (type.includes('=>')) return { name: 'function', required };
  return { name: 'other', value: type, required };
}

/** Letters of a type that a row of the table has room for. */
const ROOM = 60;

/** A type as it fits its row: of a longer one its beginning, or the names of its parts, and all of it behind a press. */
function typeCell({ type, declarations }: PropertyDocs): { summary: string; detail?: string } {
  const whole = type
    .replaceAll('; ', ';\n  ')
    .replace(/^\{ /, '{\n  ')
    .replace(/;\n {2}\}$/, ';\n}');
  const isLong = type.split(' | ').some((member) => member.length > ROOM);
  if (!isLong) return { summary: type, ...(declarations && { detail: declarations }) };
  const parts = type.startsWith('{ ') ? [...type.matchAll(/(\w+)\??: /g)].map(([, name]) => name).join(', ') : type;
  const beginning = parts.length > ROOM ? `${parts.slice(0, ROOM - 1).replace(/,? \S*$/, '')} …` : parts;
  return { summary: beginning, detail: declarations ? `${whole}\n\n${declarations}` : whole };
}

const rank = ({ ofRoot, required }: PropertyDocs) => (ofRoot ? 2 : required ? 0 : 1);

/** The rows of a component's table: what it needs, what it can have, and in a group below what its root element takes. */
export function argTypesOf(component: unknown): ArgTypes | null {
  const docs = docsOf(component);
  if (!docs) return null;
  return Object.fromEntries(
    docs.properties
      .toSorted((a, b) => rank(a) - rank(b))
      .map((property) => [
        property.name,
        {
          name: property.name,
          description: property.description,
          type: sbType(property),
          ...(property.ofRoot && { control: false }),
          table: {
            type: typeCell(property),
            ...(property.default !== undefined && { defaultValue: { summary: property.default } }),
            ...(property.ofRoot && { category: 'Elements' }),
          },
        },
      ]),
  );
}
