import type { Order, OrderEdit, OrderLineEdit } from '@hireyard/contract';

/** What the form of an order holds. The key tells lines apart; the contract's schema drops it, as it does the days. */
export interface LineValues extends Omit<OrderLineEdit, 'quantity'> {
  readonly key: string;
  readonly quantity: number | null;
}
export interface OrderValues extends Omit<OrderEdit, 'lines' | 'depotId'> {
  /** Empty until the depots are there. */
  depotId: string;
  /** The days of what is added next. */
  from: string;
  till: string | null;
  lines: readonly LineValues[];
}

export const emptyValues = (): OrderValues => ({
  projectId: null,
  poNumber: null,
  costCode: null,
  reference: null,
  depotId: '',
  fulfilment: 'delivery',
  addressId: null,
  slot: 'day',
  siteContactId: null,
  remark: null,
  from: '',
  till: null,
  lines: [],
  submit: true,
});

const lineOf = ({ productCode, quantity, from, till, remark }: Order['lines'][number]): LineValues => ({
  key: crypto.randomUUID(),
  productCode,
  quantity,
  from,
  till,
  remark,
});

/** What a stored draft holds, to go on with it. */
export const valuesOf = (order: Order): OrderValues => ({
  projectId: order.project?.id ?? null,
  poNumber: order.poNumber,
  costCode: order.costCode,
  reference: order.reference,
  depotId: order.depot.id,
  fulfilment: order.fulfilment,
  addressId: order.address?.id ?? null,
  slot: order.slot ?? 'day',
  siteContactId: order.siteContact?.id ?? null,
  remark: order.remark,
  from: order.startsOn,
  till: order.endsOn,
  lines: order.lines.map(lineOf),
  submit: true,
});

/** A new order like a former one, on other days. */
export const valuesLike = (order: Order): OrderValues => ({
  ...valuesOf(order),
  from: '',
  till: null,
  lines: order.lines.map((line) => ({ ...lineOf(line), from: '', till: null })),
});

/** What the server is asked about: the lines that say enough. */
export const completeLines = (lines: readonly LineValues[]): OrderLineEdit[] =>
  lines.flatMap(({ key: _key, quantity, ...line }) =>
    line.from && quantity !== null && quantity >= 1 && quantity <= 999 && (line.till === null || line.from <= line.till)
      ? [{ ...line, quantity }]
      : [],
  );
