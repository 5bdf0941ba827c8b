import type { ImportKind } from '@hireyard/contract/backoffice';
import { referredBy } from '../referred.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Fields that no two rows of a kind have together, such as a number. Rows of a machine follow each other. */
const USED_ONCE: Readonly<Partial<Record<ImportKind, readonly (readonly string[])[]>>> = {
  productGroups: [['code']],
  products: [['code']],
  stock: [['depot', 'product']],
  clients: [['customerNumber']],
  contactPersons: [['client', 'email']],
  projects: [['client', 'number']],
  rates: [['product', 'client']],
  users: [['client', 'email']],
  contracts: [['number']],
  lines: [['contract', 'lineNo'], ['fleetNumber']],
  offHires: [['number']],
  readings: [['line']],
  invoices: [['number']],
  papers: [['client', 'type', 'number']],
};
/** Fields by which rows refer to others otherwise than by an external id. */
const BY_VALUE: Readonly<Record<string, readonly [kind: ImportKind, field: string]>> = {
  productCode: ['products', 'code'],
  fleetNumber: ['lines', 'fleetNumber'],
};

const named = (kind: ImportKind, fields: readonly string[], values: readonly unknown[]) =>
  JSON.stringify([kind, fields.join(), ...values]);

/** Returns the names by which a row is found. */
export function offersOf(kind: ImportKind, raw: Raw): string[] {
  const once = (USED_ONCE[kind] ?? []).filter((fields) => fields.some((field) => raw[field] != null));
  return [
    ...(typeof raw.externalId === 'string' ? [named(kind, ['externalId'], [raw.externalId])] : []),
    ...once.map((fields) =>
      named(
        kind,
        fields,
        fields.map((field) => raw[field] ?? null),
      ),
    ),
  ];
}

/** Returns the names of the rows that a row needs to be written as in the import of all of them. */
export function needsOf(kind: ImportKind, raw: Raw): string[] {
  const referred = referredBy(raw).flatMap(([of, ids]) => ids.map((id) => named(of, ['externalId'], [id])));
  const items = Array.isArray(raw.lines) ? (raw.lines as Raw[]) : [];
  const byValue = [raw, ...items].flatMap((row) =>
    Object.entries(BY_VALUE).flatMap(([field, [of, by]]) =>
      row[field] == null ? [] : [named(of, [by], [row[field]])],
    ),
  );
  return [...referred, ...byValue, ...offersOf(kind, raw)];
}
