import { DESK_TABLE } from '@hireyard/contract/desk/operations';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import type { HttpRequest } from '../http/types.ts';

const pattern = ({ path }: Operation) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Paths without parameters come first: `/documents/facets` is not a document. */
const OPERATIONS = [...ROUTE_TABLE, ...DESK_TABLE].toSorted(
  (one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')),
);

/** Throws if the contract has no such call, or its schema rejects the answer. */
export function conform({ method, base, path }: HttpRequest, body: unknown): void {
  const called = OPERATIONS.find((one) => one.method === method && one.base === base && pattern(one).test(path));
  if (!called) throw new Error(`The contract has no ${method} ${path}.`);
  if (called.carries === 'download' && body instanceof Blob) return;
  if (!called.response) {
    if (body != null) throw new Error(`${called.id} answers nothing.`);
    return;
  }
  const { error } = called.response.safeParse(body);
  if (error) throw new Error(`What ${called.id} answers is not of the contract: ${error.message}`);
}
