import { type AnyKind, fieldsOfRow, type ImportedRow } from '../kind.ts';

/** Values by which a row brings a record back that was taken back. */
const IN_USE = { archived: false, voidedOn: null };

/** Returns a row that brings its record back, unless the row says otherwise. */
export function broughtBack<Row extends ImportedRow>(kind: AnyKind, row: Row): Row {
  const fields = fieldsOfRow(kind);
  const known = Object.entries(IN_USE).filter(([field]) => fields.has(field));
  return { ...Object.fromEntries(known), ...row };
}
