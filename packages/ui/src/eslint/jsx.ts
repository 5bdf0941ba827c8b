import type { JSXAttribute, JSXOpeningElement } from 'estree-jsx';

/** Name of an element: `TextField` of `<TextField>` and of `<Ui.TextField>`. */
export function elementName({ name }: JSXOpeningElement): string {
  if (name.type === 'JSXMemberExpression') return name.property.name;
  return name.type === 'JSXIdentifier' ? name.name : name.name.name;
}

export const attributes = ({ attributes: all }: JSXOpeningElement): JSXAttribute[] =>
  all.filter((attribute) => attribute.type === 'JSXAttribute');

export const attributeName = ({ name }: JSXAttribute): string =>
  name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;

export const hasSpread = ({ attributes: all }: JSXOpeningElement): boolean =>
  all.some(({ type }) => type === 'JSXSpreadAttribute');
