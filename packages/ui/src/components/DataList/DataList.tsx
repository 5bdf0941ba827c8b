'use client';

import { type MouseEvent, type ReactNode, useId } from 'react';
import { SortDownIcon, SortUpIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import type { Spoken } from '../../internal/message.ts';
import { SelectFrame } from '../../internal/SelectFrame.tsx';
import { ownerStateOf } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Body, CardSort, Cell, Head, HeadCell, HeadRow, Row, SortButton, Table } from './DataList.styles.ts';
import { ItemRow } from './ItemRow.tsx';
import { ariaSort, type DataSort, headerTextOf, nextSort, type SortDirection, widthsOf } from './model.ts';
import { type CellShape, SkeletonCell } from './SkeletonCell.tsx';
import { dataListText } from './text.ts';

export interface DataColumn<Item> {
  readonly id: string;
  /** Column header: text, or a node with `headerText`. */
  readonly header: ReactNode;
  /** Text of the header for sorting on cards, if `header` is a node. */
  readonly headerText?: string | undefined;
  readonly cell: (item: Item) => ReactNode;
  /** Field to sort by. Without it, the column is not sortable. */
  readonly sort?: string | undefined;
  /** Names of the two directions for sorting on cards: "Most urgent first". */
  readonly sortLabels?: Readonly<Record<SortDirection, string>> | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Width in the table, as CSS: "22%". If all columns have percentages, they are shares of the whole. */
  readonly width?: string | undefined;
  /** Position on a card: the title, the corner beside it, a line of its own, a label with its value, or hidden. */
  readonly card?: 'title' | 'corner' | 'line' | 'pair' | 'hidden' | undefined;
  readonly skeleton?: CellShape | undefined;
  /** Cells of this column are the row headers. Defaults to the first column with `card: 'title'`. */
  readonly rowHeader?: boolean | undefined;
}

/** Selection of rows, as returned by `useRowSelection`. */
export interface DataSelection<Item> {
  readonly isSelected: (key: string) => boolean;
  /** Renders the checkbox of a row. */
  readonly rowCheckbox: (key: string, item: Item) => ReactNode;
  /** Renders the checkbox for all rows of the page. The items belong to the keys. */
  readonly pageCheckbox: (keys: readonly string[], items?: readonly Item[]) => ReactNode;
}

const OwnerState = ownerStateOf('HyDataList');

export interface DataListProps<Item> extends RootProps<'HyDataList', 'table'> {
  /** Accessible name of the table. */
  caption: string;
  /**
   * Columns in order, each with its position on a card. Keep the array: a row renders again only for another item or
   * another array. Pass another array when cells show the clock or other values that change by themselves.
   */
  columns: readonly DataColumn<Item>[];
  /** Undefined while loading: skeleton rows are shown instead. A row renders again only for another object. */
  items: readonly Item[] | undefined;
  /** Returns the id of a row, unique in the list. */
  keyOf: (item: Item) => string;
  /** Number of skeleton rows while loading. Use the previous number of rows to avoid a layout shift. */
  skeletonRows?: number | undefined;
  /** Current sorting. The caller sorts the items. */
  sort?: DataSort | undefined;
  /** Initial sorting of an uncontrolled list. */
  defaultSort?: DataSort | undefined;
  /** Called with the requested sorting. Sorting requires this or `defaultSort`. */
  onSortChange?: ChangeHandler<DataSort> | undefined;
  /**
   * URL of a row's page. A click anywhere on the row follows the row's own link to it. A cell must contain that link
   * (`RowLink`) for keyboard and screen reader users.
   */
  rowHref?: ((item: Item) => string | undefined) | undefined;
  /** Called when a row is clicked outside of its controls. The same action must be available through a control. */
  onRowClick?: ((event: MouseEvent<HTMLTableRowElement>, item: Item) => void) | undefined;
  /** Adds checkboxes to the rows. Returned by `useRowSelection`. */
  selection?: DataSelection<Item> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['DataList']> | undefined;
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
      <SortButton type="button" onClick={(event) => onSort(event, nextSort(sort, field))}>
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
  text: Spoken<UiLocale['DataList']>;
}

function CardSorting<Item>({ columns, sort, onSort, text }: CardSortingProps<Item>) {
  const id = useId();
  return (
    <CardSort data-print="hide" htmlFor={id}>
      {text.sortBy}
      <SelectFrame>
        <select
          id={id}
          value={`${sort.field},${sort.direction}`}
          onChange={(event) => {
            const [field = '', direction] = event.target.value.split(',');
            onSort(event, { field, direction: direction as SortDirection });
          }}
        >
          {columns.flatMap((column) =>
            column.sort === undefined
              ? []
              : (['asc', 'desc'] as const).map((direction) => (
                  <option key={`${column.id},${direction}`} value={`${column.sort},${direction}`}>
                    {column.sortLabels?.[direction] ??
                      text[direction === 'asc' ? 'ascending' : 'descending']({ column: headerTextOf(column) })}
                  </option>
                )),
          )}
        </select>
      </SelectFrame>
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
 * Rows of a list: a table from 800px, cards below it. Both are the same DOM. Roles are explicit, because browsers drop
 * the roles of a table laid out as blocks.
 */
export const DataList = withRef(function DataList<Item>(props: DataListProps<Item>) {
  const {
    caption,
    columns,
    items,
    keyOf,
    skeletonRows = 8,
    sort: sortProp,
    defaultSort,
    onSortChange,
    rowHref,
    onRowClick,
    selection,
    labels,
    ...root
  } = useComponentProps('HyDataList', props);
  const [sort, change] = useControllable(sortProp, defaultSort, onSortChange);
  const onSort = (onSortChange || defaultSort) && change;
  const text = useUiText('DataList', dataListText, labels);
  const widths = widthsOf(columns);
  return (
    <>
      {sort && onSort && (
        <OwnerState.Provider value={root.ownerState}>
          <CardSorting columns={columns} sort={sort} onSort={onSort} text={text} />
        </OwnerState.Provider>
      )}
      <Table role="table" aria-label={caption} aria-busy={!items} {...root}>
        <colgroup>
          {selection && <col style={{ inlineSize: 48 }} />}
          {columns.map((column, index) => (
            <col key={column.id} style={{ inlineSize: widths[index] }} />
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
              <ItemRow
                key={keyOf(item)}
                id={keyOf(item)}
                href={rowHref?.(item)}
                {...{ item, columns, selection, onRowClick }}
              />
            ))
          ) : (
            <SkeletonRows columns={columns} count={skeletonRows} selectable={!!selection} />
          )}
        </Body>
      </Table>
      <VisuallyHidden role="status">{items ? '' : text.loading}</VisuallyHidden>
    </>
  );
});
