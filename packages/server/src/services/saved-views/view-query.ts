import { type IssueCode, issuesOf, SAVED_VIEW_WORDS, type SavedViewList } from '@hireyard/contract';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import { invalid } from '../../http/problem.ts';

/** Returns the endpoint of a list with saved views. */
export function endpointOf(list: SavedViewList): Operation {
  const endpoint = ROUTE_TABLE.find(({ path, answers }) => answers === 'page' && path === `/${list}`);
  if (!endpoint) throw new Error(`no endpoint reads ${list}`);
  return endpoint;
}

const refuse = (code: IssueCode) => invalid([{ pointer: '/query', code }]);

/**
 * Normalizes the query of an address: the list's own parameters, in a fixed order and without a page number. Anything
 * else is refused, so that no foreign data is stored.
 */
export function viewQuery(list: SavedViewList, text: string): string {
  const { list: declared, query: schema } = endpointOf(list);
  if (!declared || !schema) throw new Error(`${list} is not a list`);
  const params = new URLSearchParams(text);
  params.delete('page');
  const words = SAVED_VIEW_WORDS[list] ?? {};
  const own = ['q', ...Object.keys(declared.filters), 'sort', 'size'];
  const names = [...own, ...Object.keys(words)];
  if ([...params.keys()].some((name) => !names.includes(name))) throw refuse('unknown');
  for (const [name, allowed] of Object.entries(words)) {
    if (!params.getAll(name).every((value) => allowed.includes(value))) throw refuse('choice');
  }
  const valuesOf = (name: string) => [...new Set(params.getAll(name))];
  const query = Object.fromEntries(
    own.flatMap((name) => {
      const [first, ...others] = valuesOf(name);
      return first === undefined ? [] : [[name, others.length > 0 ? [first, ...others] : first]];
    }),
  );
  const checked = schema.safeParse(query);
  const [issue] = checked.success ? [] : issuesOf(checked.error.issues, query);
  if (issue) throw refuse(issue.code);
  const normalized = names.flatMap((name) => valuesOf(name).map((value): [string, string] => [name, value]));
  return new URLSearchParams(normalized).toString();
}
