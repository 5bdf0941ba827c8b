import { type IssueCode, issuesOf, SAVED_VIEW_WORDS, type SavedViewList } from '@hireyard/contract';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import { invalid } from '../../http/problem.ts';

/** The endpoint that a list of saved views is read from. */
export function endpointOf(list: SavedViewList): Operation {
  const found = ROUTE_TABLE.find(({ path, answers }) => answers === 'page' && path === `/${list}`);
  if (!found) throw new Error(`no endpoint reads ${list}`);
  return found;
}

const refuse = (code: IssueCode) => invalid([{ pointer: '/query', code }]);

/**
 * What is kept of an address's query: parameters that the list itself knows and takes, in one order and without a page
 * number. Anything else is refused, so that nothing foreign is stored.
 */
export function viewQuery(list: SavedViewList, given: string): string {
  const { list: declared, query: schema } = endpointOf(list);
  if (!declared || !schema) throw new Error(`${list} is not a list`);
  const params = new URLSearchParams(given);
  params.delete('page');
  const words = SAVED_VIEW_WORDS[list] ?? {};
  const own = ['q', ...Object.keys(declared.filters), 'sort', 'size'];
  const known = [...own, ...Object.keys(words)];
  if ([...params.keys()].some((name) => !known.includes(name))) throw refuse('unknown');
  for (const [name, allowed] of Object.entries(words)) {
    if (!params.getAll(name).every((value) => allowed.includes(value))) throw refuse('choice');
  }
  const valuesOf = (name: string) => [...new Set(params.getAll(name))];
  const asked = Object.fromEntries(
    own.flatMap((name) => {
      const [first, ...others] = valuesOf(name);
      return first === undefined ? [] : [[name, others.length > 0 ? [first, ...others] : first]];
    }),
  );
  const checked = schema.safeParse(asked);
  const [issue] = checked.success ? [] : issuesOf(checked.error.issues, asked);
  if (issue) throw refuse(issue.code);
  const kept = known.flatMap((name) => valuesOf(name).map((value): [string, string] => [name, value]));
  return new URLSearchParams(kept).toString();
}
