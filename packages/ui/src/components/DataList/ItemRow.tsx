'use client';

import { type MouseEvent, memo, type ReactNode } from 'react';
import { CardLabel, Cell, Row } from './DataList.styles.ts';
import type { DataListProps } from './DataList.tsx';
import { rowHeaderOf } from './model.ts';
import { followRow, isOfRow } from './row-click.ts';

const isNothing = (content: ReactNode) => content === null || content === undefined || content === false;

interface ItemRowProps<Item> extends Pick<DataListProps<Item>, 'columns' | 'selection' | 'onRowClick'> {
  item: Item;
  /** Key of the item. */
  id: string;
  href: string | undefined;
}

function RowOfItem<Item>({ item, id: key, href, columns, selection, onRowClick }: ItemRowProps<Item>) {
  const rowHeader = rowHeaderOf(columns);
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isOfRow(event)) return;
    onRowClick?.(event, item);
    if (href !== undefined && !event.defaultPrevented) followRow(href, event);
  };
  const clickable = onRowClick !== undefined || href !== undefined;
  return (
    <Row role="row" data-selected={selection?.isSelected(key)} {...(clickable && { 'data-clickable': '', onClick })}>
      {selection && (
        <Cell role="cell" data-card="select">
          {selection.rowCheckbox(key, item)}
        </Cell>
      )}
      {columns.map((column) => {
        const { id, header, align, card = 'line', cell } = column;
        const content = cell(item);
        // A label without a value would only make a card longer.
        const place = card === 'pair' && isNothing(content) ? 'hidden' : card;
        const kind = column === rowHeader ? { as: 'th' as const, scope: 'row', role: 'rowheader' } : { role: 'cell' };
        return (
          <Cell key={id} {...kind} data-align={align} data-card={place}>
            {place === 'pair' && <CardLabel>{header}</CardLabel>}
            {place === 'pair' ? <span>{content}</span> : content}
          </Cell>
        );
      })}
    </Row>
  );
}

/** Row or card with the columns of its list. Renders again only if the item, the columns or the selection is another one. */
export const ItemRow = memo(RowOfItem) as typeof RowOfItem;
