'use client';

import { type MouseEvent, type ReactNode, useId } from 'react';
import { SortDownIcon, SortUpIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { ownerStateOf } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Body, CardSort, Cell, Head, HeadCell, HeadRow, Row, SortButton, Table } from './DataList.styles.ts';
import { ItemRow } from './ItemRow.tsx';
import { ariaSort, type DataSort, headerTextOf, nextSort, type SortDirection } from './model.ts';
import { type CellShape, SkeletonCell } from './SkeletonCell.tsx';
import { dataListText } from './text.ts';

export interface DataColumn<Item> {
  readonly id: string;
  /** Its head: words, or a node with `headerText`. */
  readonly header: ReactNode;
  /** The head in words, for sorting on cards, where `header` is none. */
  readonly headerText?: string;
  readonly cell: (item: Item) => ReactNode;
  /** The field it sorts by; without it the head is plain text. */
  readonly sort?: string;
  /** What either order is called where cards are sorted: "Most urgent first". */
  readonly sortLabels?: Readonly<Record<SortDirection, string>> | undefined;
  readonly align?: 'start' | 'end';
  /** Width on the table, as CSS: "22%". */
  readonly width?: string | undefined;
  /** Its place on a card: the name, the corner beside it, a line of its own, "label  value", or nowhere. */
  readonly card?: 'title' | 'corner' | 'line' | 'pair' | 'hidden';
  readonly skeleton?: CellShape;
  /** Its cells name their rows; without one, the first with `card: 'title'`. */
  readonly rowHeader?: boolean;
}

/** What `useRowSelection` makes of the rows that are selected. */
export interface DataSelection<Item> {
  readonly isSelected: (key: string) => boolean;
  /** The checkbox of a row. */
  readonly rowCheckbox: (key: string, item: Item) => ReactNode;
  /** The checkbox of all rows of the page; the items are those of the keys. */
  readonly pageCheckbox: (keys: readonly string[], items?: readonly Item[]) => ReactNode;
}

const OwnerState = ownerStateOf('HyDataList');

export interface DataListProps<Item> extends RootProps<'HyDataList', 'table'> {
  /** What the table contains, for screen readers. */
  caption: string;
  /** The columns in their order, each with its place on a card. */
  columns: readonly DataColumn<Item>[];
  /** Undefined while they load: skeleton rows take their place. */
  items: readonly Item[] | undefined;
  /** An id for each row, unique in the list. */
  keyOf: (item: Item) => string;
  /** How many skeleton rows to show while loading; as many as there were keeps the page still. */
  skeletonRows?: number;
  /** What the rows are sorted by; who provides them sorts them. */
  sort?: DataSort | undefined;
  /** What they are sorted by to begin with, where the list holds it. */
  defaultSort?: DataSort;
  /** Called when another order is asked for. Without it and without `defaultSort` no column can be sorted. */
  onSortChange?: ChangeHandler<DataSort> | undefined;
  /**
   * The page of a row: a click anywhere on it follows the row's own link to there. Keyboard and screen reader use that
   * link, so that a cell must have it (`RowLink`).
   */
  rowHref?: ((item: Item) => string | undefined) | undefined;
  /** A row was clicked, and none of the controls in it. What it does must have a control of its own too. */
  onRowClick?: ((item: Item, event: MouseEvent<HTMLTableRowElement>) => void) | undefined;
  /** Checkboxes before the rows, of `useRowSelection`; none without it. */
  selection?: DataSelection<Item> | undefined;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['DataList']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyDataList: DataListProps<unknown>;
  }
  interface ComponentNameToClassKey {
    HyDataList:
      | 'root'
      | 'header'
      | 'headRow'
      | 'head'
      | 'sort'
      | 'body'
      | 'row'
      | 'cell'
      | 'cardLabel'
      | 'cardSort'
      | 'checkbox'
      | 'selectPage'
      | 'skeletonLines'
      | 'skeletonEnd';
  }
}

interface HeadProps<Item> {
  column: DataColumn<Item>;
  sort: DataSort | undefined;
  onSort: ChangeHandler<DataSort> | undefined;
}

function ColumnHead<Item>({ column, sort, onSort }: HeadProps<Item>) {
  const field = column.sort;
  if (field === undefined || onSort === undefined) {
    return (
      <HeadCell scope="col" role="columnheader" data-align={column.align}>
        {column.header}
      </HeadCell>
    );
  }
  const state = ariaSort(sort, field);
  return (
    <HeadCell scope="col" role="columnheader" data-align={column.align} aria-sort={state}>
      <SortButton type="button" onClick={(event) => onSort(nextSort(sort, field), event)}>
        {column.header}
        {state === 'descending' ? <SortDownIcon size={12} /> : <SortUpIcon size={12} />}
      </SortButton>
    </HeadCell>
  );
}

interface CardSortingProps<Item> {
  columns: readonly DataColumn<Item>[];
  sort: DataSort;
  onSort: ChangeHandler<DataSort>;
  text: UiLocale['DataList'];
}

function CardSorting<Item>({ columns, sort, onSort, text }: CardSortingProps<Item>) {
  const id = useId();
  return (
    <CardSort data-print="hide" htmlFor={id}>
      {text.sortBy}
      <select
        id={id}
        value={`${sort.field},${sort.direction}`}
        onChange={(event) => {
          const [field = '', direction] = event.target.value.split(',');
          onSort({ field, direction: direction as SortDirection }, event);
        }}
      >
        {columns.flatMap((column) =>
          column.sort === undefined
            ? []
            : (['asc', 'desc'] as const).map((direction) => (
                <option key={`${column.id},${direction}`} value={`${column.sort},${direction}`}>
                  {column.sortLabels?.[direction] ??
                    text[direction === 'asc' ? 'ascending' : 'descending'](headerTextOf(column))}
                </option>
              )),
        )}
      </select>
    </CardSort>
  );
}

function SkeletonRows<Item>({
  columns,
  count,
  selectable,
}: {
  columns: readonly DataColumn<Item>[];
  count: number;
  selectable: boolean;
}) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
    <Row key={index} role="row" aria-hidden="true" data-skeleton="">
      {selectable && <Cell role="cell" data-card="hidden" />}
      {columns.map((column) => (
        <Cell key={column.id} role="cell" data-align={column.align} data-card={column.card ?? 'line'}>
          <SkeletonCell shape={column.skeleton ?? 'text'} />
        </Cell>
      ))}
    </Row>
  ));
}

/**
 * The rows of a list: a table from 800px, cards below it, one and the same DOM, whose roles are written out because
 * browsers drop a table's own when it is laid out as blocks.
 */
export function DataList<Item>(props: DataListProps<Item>) {
  const {
    caption,
    columns,
    items,
    keyOf,
    skeletonRows = 8,
    sort: given,
    defaultSort,
    onSortChange,
    rowHref,
    onRowClick,
    selection,
    labels,
    ...root
  } = useComponentProps('HyDataList', props);
  const [sort, change] = useControllable(given, defaultSort, onSortChange);
  const onSort = (onSortChange || defaultSort) && change;
  const text = useUiText('DataList', dataListText, labels);
  return (
    <>
      {sort && onSort && (
        <OwnerState value={root.ownerState}>
          <CardSorting columns={columns} sort={sort} onSort={onSort} text={text} />
        </OwnerState>
      )}
      <Table role="table" aria-label={caption} aria-busy={!items} {...root}>
        <colgroup>
          {selection && <col style={{ inlineSize: 48 }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ inlineSize: column.width }} />
          ))}
        </colgroup>
        <Head role="rowgroup" data-selectable={selection && ''}>
          <HeadRow role="row">
            {selection && (
              <HeadCell scope="col" role="columnheader" data-card="select">
                {selection.pageCheckbox(items?.map(keyOf) ?? [], items)}
              </HeadCell>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </HeadRow>
        </Head>
        <Body role="rowgroup">
          {items ? (
            items.map((item) => (
              <ItemRow key={keyOf(item)} item={item} {...{ keyOf, columns, selection, rowHref, onRowClick }} />
            ))
          ) : (
            <SkeletonRows columns={columns} count={skeletonRows} selectable={!!selection} />
          )}
        </Body>
      </Table>
      <VisuallyHidden role="status">{items ? '' : text.loading}</VisuallyHidden>
    </>
  );
}
