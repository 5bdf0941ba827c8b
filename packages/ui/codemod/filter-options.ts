import type { API, ASTNode, FileInfo } from 'jscodeshift';
import { forEachUse, givenIn, type KitFile, kitFile } from './kit-usage.ts';

/** Changes an option of a FilterMenu. Returns true if it has. */
function changeOption(file: KitFile, option: ASTNode): boolean {
  const given = givenIn(file, option);
  const value = given.find(({ name }) => name === 'value');
  if (!value || given.some(({ name }) => name === 'id')) return false;
  value.rename('id');
  const count = given.find(({ name }) => name === 'count');
  if (count?.value.type === 'StringLiteral' && /^\d+$/.test(count.value.value))
    count.replace(file.j.numericLiteral(Number(count.value.value)) as never);
  return true;
}

/** Value of a variable of the file, if only the options that are given use it: another component may need `value`. */
function declaredValue({ j, source }: KitFile, name: string, given: readonly ASTNode[]): ASTNode[] {
  const [declaration, ...others] = source
    .find(j.Identifier, { name })
    .paths()
    .filter(({ node, name: role }) => node.type === 'Identifier' && role !== 'key' && role !== 'property')
    .filter(({ node }) => !given.includes(node));
  const declarator = declaration?.parent;
  if (others.length > 0 || declarator?.node.type !== 'VariableDeclarator' || declaration?.name !== 'id') return [];
  const isExported = declarator.parent.parent.node.type === 'ExportNamedDeclaration';
  return isExported || !declarator.node.init ? [] : [declarator.node.init];
}

/** Options of a FilterMenu that are written in its file have an `id` and a `count` that is a number. */
export default function transform(info: FileInfo, api: API): string | undefined {
  const file = kitFile(info, api, ['FilterMenu']);
  if (!file) return undefined;
  const given: ASTNode[] = [];
  forEachUse(file, (component, props) => {
    const options = component === 'FilterMenu' ? props.find(({ name }) => name === 'options')?.value : undefined;
    if (options) given.push(options);
  });
  let changed = false;
  for (const options of given.flatMap((each) =>
    each.type === 'Identifier' ? declaredValue(file, each.name, given) : each,
  ))
    file
      .j(options)
      .find(file.j.ObjectExpression)
      .forEach(({ node }) => {
        changed = changeOption(file, node) || changed;
      });
  return changed ? file.source.toSource({ quote: 'single' }) : undefined;
}
