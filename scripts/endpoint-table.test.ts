import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTE_TABLE } from '../packages/contract/src/operations.ts';

const BASES = { main: '/api', overview: '/api/overview', request: '/api/request', usermgmt: '/api/usermgmt' } as const;

/** Splits `GET/PUT /orders/{id}` and `POST /orders/{id}/submit·cancel` into single calls. */
function callsOf(entry: string): string[] {
  const [methods = '', path = ''] = entry.split(' ');
  const at = path.lastIndexOf('/') + 1;
  const ends = path.slice(at).split('·');
  return methods.split('/').flatMap((method) => ends.map((end) => `${method} ${path.slice(0, at)}${end}`));
}

it('[DOM-11] the table of endpoints in domain.md is what the contract has', () => {
  const rows = readFileSync('docs/domain.md', 'utf8').split('\n');
  for (const [base, address] of Object.entries(BASES)) {
    const row = rows.find((line) => new RegExp(String.raw`^\| apiUrl\w* \x60${address}\x60 +\|`).test(line)) ?? '';
    const [, , cell = ''] = row.split('|');
    const documented = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, entry = '']) => callsOf(entry));
    const routes = ROUTE_TABLE.filter(
      (one) => one.base === base && one.answers !== 'facets' && one.answers !== 'export',
    );
    expect(documented.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  }
});
