'use client';

import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import type { StatusTone } from '../../theme/tokens.ts';
import { type DataColumn, DataList, type DataListProps } from '../DataList/DataList.tsx';
import { TwoLines } from '../DataList/TwoLines.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { orderListText } from './text.ts';

const Root = slot(DataList<OrderRow>, 'HyOrderList-root', {});

/** An order as its row shows it: dates, amounts and states already in the reader's words. */
export interface OrderRow {
  readonly id: string;
  /** "O-1042". */
  readonly number: string;
  readonly href: string;
  /** When and by whom: "19 Nov · Anna Visser". */
  readonly placed?: string;
  readonly project: string | null;
  readonly poNumber?: string | null;
  /** "24 Nov – 4 Dec", or "from 24 Nov, open-ended". */
  readonly period: string;
  /** "4 machines". */
  readonly machines: string;
  readonly status: string;
  readonly tone: StatusTone;
  /** Without VAT; null where prices are not shown (DOM-10). */
  readonly estimate: string | null;
}

/** Fields that the list can be sorted by. */
export type OrderField = 'number' | 'project' | 'period' | 'status' | 'estimate';

export interface OrderListProps
  extends Pick<DataListProps<OrderRow>, 'sort' | 'onSort' | 'selection' | 'skeletonRows'>,
    RootProps<HTMLTableElement> {
  /** Undefined while they load. */
  orders: readonly OrderRow[] | undefined;
  /** Whether this reader sees prices; without them the column is not there (DOM-10). */
  showEstimate?: boolean;
  /** Fields that can be sorted by; all without it. */
  sortable?: readonly OrderField[];
  /** Renders the links; the provider’s without it. */
  LinkComponent?: LinkComponent;
  /** Texts that this one place says differently. */
  labels?: Partial<UiLocale['OrderList']>;
}

const ALL: readonly OrderField[] = ['number', 'project', 'period', 'status', 'estimate'];

/** Orders, one row each: what was asked for, when it is needed and how far it is. */
export function OrderList(props: OrderListProps) {
  const {
    orders,
    showEstimate = true,
    sortable = ALL,
    LinkComponent,
    labels,
    ...list
  } = useComponentProps('HyOrderList', props);
  const text = useUiText('OrderList', orderListText, labels);
  const link = useLinkComponent(LinkComponent);
  const columns = useMemo((): DataColumn<OrderRow>[] => {
    const sort = (field: OrderField) => (sortable.includes(field) ? { sort: field } : {});
    const all: DataColumn<OrderRow>[] = [
      {
        id: 'order',
        header: text.order,
        ...sort('number'),
        width: '20%',
        card: 'title',
        skeleton: 'twoLines',
        cell: ({ number, href, placed }) => (
          <TwoLines
            strong
            first={
              <Link component={link} href={href}>
                {number}
              </Link>
            }
            second={placed}
          />
        ),
      },
      {
        id: 'project',
        header: text.project,
        ...sort('project'),
        width: '24%',
        card: 'pair',
        skeleton: 'twoLines',
        cell: ({ project, poNumber }) => <TwoLines first={project ?? text.none} second={poNumber} />,
      },
      { id: 'period', header: text.period, ...sort('period'), card: 'pair', cell: ({ period }) => period },
      { id: 'machines', header: text.machines, card: 'pair', cell: ({ machines }) => machines },
      {
        id: 'status',
        header: text.status,
        ...sort('status'),
        card: 'corner',
        skeleton: 'chip',
        cell: ({ tone, status }) => <StatusChip tone={tone}>{status}</StatusChip>,
      },
    ];
    if (!showEstimate) return all;
    return [
      ...all,
      {
        id: 'estimate',
        header: text.estimate,
        ...sort('estimate'),
        align: 'end',
        card: 'pair',
        skeleton: 'number',
        cell: ({ estimate }) => estimate ?? text.none,
      },
    ];
  }, [text, link, sortable, showEstimate]);
  return <Root {...list} caption={text.caption} columns={columns} items={orders} keyOf={({ id }) => id} />;
}
