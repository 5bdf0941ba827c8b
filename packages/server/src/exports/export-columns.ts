import type { EXPORT_COLUMNS, ExportedList, Money } from '@hireyard/contract';
import { localDate, localTime } from '../domain/calendar.ts';
import type { ExportTexts } from './texts.ts';

/** An amount is a decimal string; a date is local (`2026-11-20`), a time with its date (`2026-11-20 09:00`). */
export type CellKind = 'text' | 'number' | 'amount' | 'date' | 'dateTime';
export type CellValue = string | number | null;

/** Facts that the cells of an export need. */
export interface ExportContext {
  readonly texts: ExportTexts;
  readonly productName: (code: string) => string;
  /** Time zone of the reader, for what people did; a depot has its own. */
  readonly timeZone: string;
  readonly now: Date;
}

/** One column of the file. */
export interface ExportCell<Item> {
  readonly head: (texts: ExportTexts) => string;
  readonly kind: CellKind;
  readonly of: (item: Item, context: ExportContext) => CellValue;
}

/** Rights of the caller that decide which columns there are. */
export interface Sight {
  readonly prices: boolean;
  readonly rights: ReadonlySet<string>;
}

/** The columns of the file for one column of the page. */
export interface ExportColumn<Item> {
  readonly cells: readonly ExportCell<Item>[];
  /** Whether the caller gets the column (DOM-10); left out, everybody does. */
  readonly shownTo?: (sight: Sight) => boolean;
}

/** A list as a file: a column for each that the contract names. */
export interface ListExport<L extends ExportedList, Item> {
  readonly title: (texts: ExportTexts) => string;
  readonly columns: { readonly [C in (typeof EXPORT_COLUMNS)[L][number]]: ExportColumn<Item> };
}
/** The same for a list that is known at run time alone. */
export interface AnyListExport {
  readonly title: (texts: ExportTexts) => string;
  readonly columns: Readonly<Record<string, ExportColumn<never>>>;
}

type Head = (texts: ExportTexts) => string;
type Of<Item, V> = (item: Item, context: ExportContext) => V;

const cell =
  (kind: CellKind) =>
  <Item>(head: Head, of: Of<Item, CellValue>): ExportCell<Item> => ({ head, kind, of });

export const text = cell('text');
export const number = cell('number');
export const date = cell('date');
/** The day of an instant, where its time is of no interest. */
export const day = <Item>(head: Head, of: Of<Item, string | null>, zoneOf?: (item: Item) => string) =>
  date<Item>(head, (item, context) => {
    const instant = of(item, context);
    return instant === null ? null : localDate(new Date(instant), zoneOf?.(item) ?? context.timeZone);
  });
export const dateTime = <Item>(head: Head, of: Of<Item, string | null>) =>
  cell('dateTime')<Item>(head, (item, context) => {
    const instant = of(item, context);
    if (instant === null) return null;
    const at = new Date(instant);
    return `${localDate(at, context.timeZone)} ${localTime(at, context.timeZone)}`;
  });
export const amount = <Item>(head: Head, of: (item: Item) => Money | null | undefined) =>
  cell('amount')<Item>(head, (item) => of(item)?.amount ?? null);
/** Amounts of several currencies may stand in one column, so that each has its own beside it. */
export const currency = <Item>(of: (item: Item) => Money | null | undefined) =>
  text<Item>(
    ({ own }) => own.currency,
    (item) => of(item)?.currency ?? null,
  );
