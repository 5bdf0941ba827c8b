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

/** Options of a FilterMenu that are written beside it have an `id` and a `count` that is a number. */
export default function transform(info: FileInfo, api: API): string | undefined {
  const file = kitFile(info, api, ['FilterMenu']);
  if (!file) return undefined;
  let changed = false;
  forEachUse(file, (component, given) => {
    const options = component === 'FilterMenu' ? given.find(({ name }) => name === 'options')?.value : undefined;
    if (!options) return;
    file
      .j(options)
      .find(file.j.ObjectExpression)
      .forEach(({ node }) => {
        changed = changeOption(file, node) || changed;
      });
  });
  return changed ? file.source.toSource({ quote: 'single' }) : undefined;
}
