import type { API, ASTNode, FileInfo } from 'jscodeshift';
import { forEachUse, type Given, type KitFile, kitFile } from './kit-usage.ts';

/** Names of properties that changed, by component. A test compares them with those of the ESLint rule. */
export const RENAMED: Record<string, Record<string, string>> = {
  Badge: { count: 'badgeContent' },
  Paginator: {
    count: 'rowsOnPage',
    total: 'count',
    pageSize: 'rowsPerPage',
    defaultPageSize: 'defaultRowsPerPage',
    onPageSizeChange: 'onRowsPerPageChange',
    pageSizes: 'rowsPerPageOptions',
  },
  SegmentedControl: { selected: 'value', defaultSelected: 'defaultValue', onSelectedChange: 'onChange' },
  Tabs: { selected: 'value', defaultSelected: 'defaultValue', onSelectedChange: 'onChange' },
};

/** Fields whose `error` was the sentence that `helperText` says now. */
const FIELDS = new Set(
  `Checkbox CheckboxGroup Combobox DateField Field FileUpload MoneyField NumberField RadioGroup Select Switch TextArea
  TextField`.split(/\s+/),
);

const NAMES = new Set([...Object.values(RENAMED).flatMap(Object.keys), 'error']);

/** Renames what a component is given. `count` of a Paginator is the new name, unless `total` is there as well. */
function rename(component: string, given: readonly Given[]): boolean {
  const names = RENAMED[component] ?? {};
  const isNew = component === 'Paginator' && !given.some(({ name }) => name === 'total');
  const old = given.filter(({ name }) => Object.hasOwn(names, name) && !(isNew && name === 'count'));
  for (const one of old) one.rename(names[one.name] as string);
  return old.length > 0;
}

const isBoolean = (node: ASTNode): boolean =>
  ['BooleanLiteral', 'JSXIdentifier'].includes(node.type) ||
  (node.type === 'UnaryExpression' && node.operator === '!') ||
  (node.type === 'BinaryExpression' && /^([!=]==?|[<>]=?)$/.test(node.operator)) ||
  (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Boolean');

const isUndefined = (node: ASTNode) => node.type === 'Identifier' && node.name === 'undefined';

/** Returns the condition under which a sentence is there. */
function conditionOf({ j }: KitFile, sentence: ASTNode): ASTNode {
  if (sentence.type === 'StringLiteral') return j.booleanLiteral(true);
  const test = sentence.type === 'ConditionalExpression' && isUndefined(sentence.alternate) ? sentence.test : sentence;
  return isBoolean(test) ? test : j.callExpression(j.identifier('Boolean'), [test as never]);
}

/** Says by `helperText` what `error` said: `error={Boolean(issue)} helperText={issue}`. */
function splitError(file: KitFile, given: readonly Given[]): boolean {
  const error = given.find(({ name }) => name === 'error');
  if (!error || isBoolean(error.value) || given.some(({ name }) => name === 'helperText')) return false;
  error.replace(conditionOf(file, error.value) as never);
  error.add('helperText', error.value as never);
  return true;
}

/** Properties have the names that MUI gives them: `helperText`, `value` of Tabs, `badgeContent`, `rowsPerPage`. */
export default function transform(info: FileInfo, api: API): string | undefined {
  const file = kitFile(info, api, NAMES);
  if (!file) return undefined;
  let changed = false;
  forEachUse(file, (name, given) => {
    const renamed = rename(name, given);
    const split = FIELDS.has(name) && splitError(file, given);
    changed ||= renamed || split;
  });
  return changed ? file.source.toSource() : undefined;
}
