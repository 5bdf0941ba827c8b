import type { ImportKind } from '@hireyard/contract/backoffice';

/** Kinds that the fields of rows refer to. They have the same names in every kind, and in the lines of a row. */
const REFERRED: ReadonlyMap<string, ImportKind> = new Map([
  ['client', 'clients'],
  ['contract', 'contracts'],
  ['contracts', 'contracts'],
  ['project', 'projects'],
  ['projects', 'projects'],
  ['address', 'addresses'],
  ['siteContact', 'contactPersons'],
  ['depot', 'depots'],
  ['group', 'productGroups'],
  ['product', 'products'],
  ['accessories', 'products'],
  ['line', 'lines'],
  ['replacedByLine', 'lines'],
  ['splitFromLine', 'lines'],
  ['corrects', 'invoices'],
  ['replaces', 'invoices'],
]);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns what a row and its lines refer to. */
export function referredBy(row: object): [kind: ImportKind, externalIds: string[]][] {
  return Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
    const kind = REFERRED.get(field);
    if (kind !== undefined) return [[kind, [value].flat().filter(isText)]];
    return field === 'lines' && Array.isArray(value) ? value.flatMap(referredBy) : [];
  });
}
