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
            type: { summary: property.type, detail: property.declarations },
            ...(property.default !== undefined && { defaultValue: { summary: property.default } }),
            ...(property.ofRoot && { category: 'Elements' }),
          },
        },
      ]),
  );
}
