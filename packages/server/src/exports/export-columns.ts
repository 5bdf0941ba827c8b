import type { EXPORT_COLUMNS, ExportedList, Money } from '@hireyard/contract';
import { localDate, localTime } from '../domain/calendar.ts';
import type { ExportTexts } from './texts.ts';

/**
 * Kinds of cells. An amount is a decimal string and a date is local (`2026-11-20`).
 * A time includes its date (`2026-11-20 09:00`).
 */
export type CellKind = 'text' | 'number' | 'amount' | 'date' | 'dateTime';
export type CellValue = string | number | null;

/** Column as it stands in the file. */
export interface FileColumn {
  readonly head: string;
  readonly kind: CellKind;
}
/** Rows of a file in batches. The next batch is produced on demand. */
export type Batches = AsyncIterable<readonly (readonly CellValue[])[]>;

/** Context for the cells of an export. */
export interface ExportContext {
  readonly texts: ExportTexts;
  readonly productName: (code: string) => string;
  /** Time zone of the reader, for actions of people. Depots have their own. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Column of the file. */
export interface ExportCell<Item> {
  readonly head: (texts: ExportTexts) => string;
  readonly kind: CellKind;
  readonly value: (item: Item, context: ExportContext) => CellValue;
}

/** Rights of the caller that determine the visible columns. */
export interface Visibility {
  readonly prices: boolean;
  readonly rights: ReadonlySet<string>;
}

/** Columns of the file for one column of the list's page. */
export interface ExportColumn<Item> {
  readonly cells: readonly ExportCell<Item>[];
  /** Returns true if the caller may see the column. Defaults to visible (DOM-10). */
  readonly visibleTo?: (visibility: Visibility) => boolean;
}

/** Maps the rows of a list to a file: an entry per column of the contract. */
export interface ListExport<L extends ExportedList, Item> {
  readonly title: (texts: ExportTexts) => string;
  readonly columns: { readonly [C in (typeof EXPORT_COLUMNS)[L][number]]: ExportColumn<Item> };
}
/** Export of a list that is only known at run time. */
export interface AnyListExport {
  readonly title: (texts: ExportTexts) => string;
  readonly columns: Readonly<Record<string, ExportColumn<never>>>;
}

type Head = (texts: ExportTexts) => string;
type Value<Item, V> = (item: Item, context: ExportContext) => V;

const cell =
  (kind: CellKind) =>
  <Item>(head: Head, value: Value<Item, CellValue>): ExportCell<Item> => ({ head, kind, value });

export const text = cell('text');
export const number = cell('number');
export const date = cell('date');
/** Local day of an instant, without the time. */
export const day = <Item>(head: Head, value: Value<Item, string | null>, zoneOf?: (item: Item) => string) =>
  date<Item>(head, (item, context) => {
    const instant = value(item, context);
    return instant === null ? null : localDate(new Date(instant), zoneOf?.(item) ?? context.timeZone);
  });
export const dateTime = <Item>(head: Head, value: Value<Item, string | null>) =>
  cell('dateTime')<Item>(head, (item, context) => {
    const instant = value(item, context);
    if (instant === null) return null;
    const at = new Date(instant);
    return `${localDate(at, context.timeZone)} ${localTime(at, context.timeZone)}`;
  });
export const amount = <Item>(head: Head, value: (item: Item) => Money | null | undefined) =>
  cell('amount')<Item>(head, (item) => value(item)?.amount ?? null);
/** Currency beside an amount, because a column may contain several currencies. */
export const currency = <Item>(value: (item: Item) => Money | null | undefined) =>
  text<Item>(
    ({ own }) => own.currency,
    (item) => value(item)?.currency ?? null,
  );
