import type { ArgTypes, SBType } from 'storybook/internal/types';
import type { ComponentDocs, PropertyDocs } from '../../scripts/component-docs.ts';

/** Returns the documentation that the plugin attached to a component. */
export const docsOf = (component: unknown): ComponentDocs | undefined =>
  (component as { __docgenInfo?: ComponentDocs } | undefined)?.__docgenInfo;

const PLAIN = new Set(['boolean', 'string', 'number']);

/** Type from which Storybook derives a control. */
function sbType({ type, options, required }: PropertyDocs): SBType {
  if (options) return { name: 'enum', value: [...options], required };
  const plain = type.replace(/ \| undefined$/, '');
  if (PLAIN.has(plain)) return { name: plain as 'boolean' | 'string' | 'number', required };
  if (type.includes('=>')) return { name: 'function', required };
  return { name: 'other', value: type, required };
}

/** Longest type that fits into a row, in characters. */
const MAX_LENGTH = 60;

/** Fits a type into its row. A longer one is cut, or reduced to the names of its members, with the whole type as detail. */
function typeCell({ type, declarations }: PropertyDocs): { summary: string; detail?: string } {
  const whole = type
    .replaceAll('; ', ';\n  ')
    .replace(/^\{ /, '{\n  ')
    .replace(/;\n {2}\}$/, ';\n}');
  const isLong = type.split(' | ').some((member) => member.length > MAX_LENGTH);
  if (!isLong) return { summary: type, ...(declarations && { detail: declarations }) };
  const parts = type.startsWith('{ ') ? [...type.matchAll(/(\w+)\??: /g)].map(([, name]) => name).join(', ') : type;
  const beginning = parts.length > MAX_LENGTH ? `${parts.slice(0, MAX_LENGTH - 1).replace(/,? \S*$/, '')} …` : parts;
  return { summary: beginning, detail: declarations ? `${whole}\n\n${declarations}` : whole };
}

const rank = ({ ofRoot, required }: PropertyDocs) => (ofRoot ? 2 : required ? 0 : 1);

/** Returns the rows of a component's table: required, then optional properties, then a group for the root element. */
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
