import type { API, ArrowFunctionExpression, ASTNode, FileInfo, FunctionDeclaration, Identifier } from 'jscodeshift';
import { forEachUse, type KitFile, kitFile } from './kit-usage.ts';

/** Callbacks that were called with their values first, by component, and what their values are about. */
const CALLBACKS: Record<string, Record<string, readonly string[]>> = {
  AttachmentList: { onDownload: ['id'], onRemove: ['id'], onRetry: ['id'] },
  BrowserNotice: { onExpandedChange: ['expanded'] },
  Combobox: { onQueryChange: ['query'] },
  DataList: { onSortChange: ['sort'], onRowClick: ['item'] },
  DocumentList: { onSortChange: ['sort'], onDownload: ['document', 'file'] },
  FileUpload: { onAdd: ['files'], onRemove: ['id'], onRetry: ['id'] },
  FilterBar: { onRemove: ['id'] },
  FilterMenu: { onSelectedChange: ['selected'], onSearch: ['text'] },
  FilterToggle: { onPressedChange: ['pressed'] },
  InstancePage: { onChoose: ['code', 'language'] },
  KeyFigures: { onPressedChange: ['pressed'] },
  LanguageSwitcher: { onLanguageChange: ['language'] },
  MessageBanner: { onExpandedChange: ['expanded'] },
  OrderList: { onSortChange: ['sort'] },
  Paginator: { onPageChange: ['page'], onPageSizeChange: ['pageSize'] },
  PeriodEditor: { onPeriodChange: ['period'] },
  PeriodFilter: { onPeriodChange: ['period'] },
  PlanningTimeline: { onCollapsedChange: ['collapsed'], onLoadRows: ['rows'], onRetry: ['rows'] },
  SearchField: { onQueryChange: ['query'] },
  SegmentedControl: { onSelectedChange: ['selected'] },
  Stepper: { onCurrentChange: ['current'] },
  Tabs: { onSelectedChange: ['selected'] },
  documentColumns: { onDownload: ['document', 'file'] },
  useRowSelection: { onSelectedChange: ['selected'] },
};

type Handler = ArrowFunctionExpression | FunctionDeclaration;

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'ObjectMethod'];
const isFunction = (node: ASTNode | undefined): node is Handler => FUNCTIONS.includes(node?.type ?? '');

/** True for a parameter that is an event by its name or its type. */
function isEvent(file: KitFile, parameter: ASTNode | undefined): boolean {
  if (parameter?.type !== 'Identifier') return false;
  const type = parameter.typeAnnotation ? file.j(parameter.typeAnnotation as never).toSource() : '';
  return /^_?(e|ev|event)?$/.test(parameter.name) || /Event\b/.test(String(type));
}

/** Event that nobody reads, with a type where the parameters beside it have one. */
function unread({ j }: KitFile, beside: ASTNode): Identifier {
  const event = j.identifier('_');
  if ('typeAnnotation' in beside && beside.typeAnnotation)
    event.typeAnnotation = j.tsTypeAnnotation(j.tsUnknownKeyword());
  return event;
}

/** Puts the event first in a function, if it is not. Returns true if it has changed the function. */
function reorder(file: KitFile, { params }: Handler, values: readonly string[]): boolean {
  const [first] = params;
  if (!first || isEvent(file, first)) return false;
  const event = params.length > values.length && isEvent(file, params.at(-1)) ? params.pop() : undefined;
  params.unshift(event ?? unread(file, first));
  return true;
}

/** Finds the function that the file declares under a name. */
function declared(file: KitFile, name: string): ASTNode | undefined {
  const { j, source } = file;
  const variables = source.find(j.VariableDeclarator, { id: { name } } as never).nodes();
  const functions = source.find(j.FunctionDeclaration, { id: { name } } as never).nodes();
  return functions[0] ?? (variables[0]?.init as ASTNode | undefined);
}

/** True where a function takes the event already, or is a test's own, which takes anything. */
function takesAnything(file: KitFile, handler: ASTNode): boolean {
  if (handler.type === 'NullLiteral' || (handler.type === 'Identifier' && handler.name === 'undefined')) return true;
  if (handler.type === 'CallExpression') return /^(vi\.|jest\.)?fn\(/.test(file.j(handler).toSource());
  const own = handler.type === 'Identifier' ? declared(file, handler.name) : undefined;
  if (own === undefined) return false;
  if (isFunction(own)) return own.params.length === 0 || isEvent(file, own.params[0]);
  return own.type === 'CallExpression' && takesAnything(file, own);
}

/** Name of a value that the handler does not use itself. */
const freeName = (file: KitFile, handler: ASTNode, name: string) =>
  file.j(handler).find(file.j.Identifier, { name }).length > 0 || (handler as Identifier).name === name
    ? `next${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : name;

/** Returns the handler with the event first, or undefined where it stays as it is. */
function eventFirst(file: KitFile, handler: ASTNode, values: readonly string[]): ASTNode | undefined {
  const { j } = file;
  if (isFunction(handler)) return reorder(file, handler, values) ? handler : undefined;
  if (handler.type === 'ConditionalExpression') {
    const [then, otherwise] = [handler.consequent, handler.alternate].map((branch) => eventFirst(file, branch, values));
    if (!then && !otherwise) return undefined;
    const branches = [then ?? handler.consequent, otherwise ?? handler.alternate] as never[];
    return j.conditionalExpression(handler.test, ...(branches as [never, never]));
  }
  if (handler.type === 'LogicalExpression') {
    const right = eventFirst(file, handler.right, values);
    return right && j.logicalExpression(handler.operator, handler.left, right as never);
  }
  if (takesAnything(file, handler)) return undefined;
  const names = values.map((name) => j.identifier(freeName(file, handler, name)));
  return j.arrowFunctionExpression([j.identifier('_'), ...names], j.callExpression(handler as never, names));
}

/** Callbacks get the event before their value: `onPageChange={(event, page) => …}`. */
export default function transform(info: FileInfo, api: API): string | undefined {
  const file = kitFile(info, api, Object.values(CALLBACKS).flatMap(Object.keys));
  if (!file) return undefined;
  let changed = false;
  forEachUse(file, (name, given) => {
    for (const { name: callback, value, replace } of given) {
      const values = CALLBACKS[name]?.[callback];
      const next = values && eventFirst(file, value, values);
      if (!next) continue;
      if (next !== value) replace(next as never);
      changed = true;
    }
  });
  return changed ? file.source.toSource() : undefined;
}
