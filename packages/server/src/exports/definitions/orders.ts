import type { OrderSummary } from '@hireyard/contract';
import { amount, currency, date, dateTime, type ListExport, number, text, type Visibility } from '../export-columns.ts';
import { fromHead, poNumber, projectCells, toHead } from './shared.ts';

const seesPrices = ({ prices }: Visibility) => prices;

export const ORDER_EXPORT: ListExport<'listOrders', OrderSummary> = {
  title: ({ orders }) => orders.orders.title,
  columns: {
    order: {
      cells: [
        text(
          ({ own }) => own.orderNumber,
          (order) => order.number,
        ),
        dateTime(
          ({ own }) => own.placedAt,
          ({ createdAt }) => createdAt,
        ),
        text(
          ({ orders }) => orders.facts.orderer,
          ({ orderer }) => orderer?.name ?? null,
        ),
      ],
    },
    project: { cells: [...projectCells<OrderSummary>(), poNumber()] },
    period: { cells: [date(fromHead, ({ startsOn }) => startsOn), date(toHead, ({ endsOn }) => endsOn)] },
    machines: {
      cells: [
        text(
          ({ order }) => order.columns.machine,
          ({ firstProduct }, { productName }) => productName(firstProduct),
        ),
        number(
          ({ own }) => own.lines,
          ({ lineCount }) => lineCount,
        ),
        number(
          ({ own }) => own.pieces,
          ({ pieceCount }) => pieceCount,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ orders }) => orders.facts.status,
          ({ status }, { texts }) => texts.orders.status[status],
        ),
      ],
    },
    estimate: {
      visibleTo: seesPrices,
      cells: [
        amount(
          ({ orders }) => orders.facts.estimate,
          ({ estimate }) => estimate,
        ),
        currency(({ estimate }) => estimate),
      ],
    },
  },
};
