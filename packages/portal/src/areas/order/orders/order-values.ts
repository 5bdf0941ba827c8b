import {
  type ClientRequest,
  type Contract,
  isLocalDate,
  type Order,
  type OrderEdit,
  type OrderLineEdit,
} from '@hireyard/contract';
import { randomKey } from '../../../http/idempotency-key.ts';

/** Form values of a line. The key identifies the line. The contract's schema drops it. */
export interface LineValues extends Omit<OrderLineEdit, 'quantity'> {
  readonly key: string;
  readonly quantity: number | null;
}
export interface OrderValues extends Omit<OrderEdit, 'lines' | 'depotId'> {
  /** Empty until the depots are loaded. */
  depotId: string;
  /** Days of the next line: `from` and `to`. */
  from: string;
  to: string | null;
  lines: readonly LineValues[];
  /** Last attempt to send the order, with its idempotency key; null before. The contract's schema drops it. */
  sent: { readonly order: string; readonly key: string } | null;
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
  requestId: null,
  from: '',
  to: null,
  lines: [],
  submit: true,
  sent: null,
});

/** Days of an order or of a line. */
type Days = Pick<LineValues, 'from' | 'to'>;
/** Returns true if the last date does not precede the first. Returns false for text that is no date. */
export const areDaysInOrder = ({ from, to }: Days): boolean =>
  isLocalDate(from) && (to === null || (isLocalDate(to) && from <= to));
export const isOnDays = (line: Days, days: Days): boolean => line.from === days.from && line.to === days.to;

const lineOf = ({ productCode, quantity, from, to, remark }: Order['lines'][number]): LineValues => ({
  key: randomKey(),
  productCode,
  quantity,
  from,
  to,
  remark,
});

/** Returns the form values of a stored draft. */
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
  requestId: order.request?.id ?? null,
  from: order.startsOn,
  to: order.endsOn,
  lines: order.lines.map(lineOf),
  submit: true,
  sent: null,
});

/** Returns the form values for a copy of an order, without its days. */
export const valuesLike = (order: Order): OrderValues => ({
  ...valuesOf(order),
  requestId: null,
  from: '',
  to: null,
  lines: order.lines.map((line) => ({ ...lineOf(line), from: '', to: null })),
});

/** Returns the form values for a contract's machines: one line per product, without replaced machines. */
export function valuesLikeContract({ project, depot, lines, ...references }: Contract): OrderValues {
  const { poNumber, costCode, reference } = references;
  const ordered = lines.filter(({ status, replacedByLineId }) => status !== 'cancelled' && replacedByLineId === null);
  const pieces = new Map<string, number>();
  for (const { productCode, quantity } of ordered) pieces.set(productCode, (pieces.get(productCode) ?? 0) + quantity);
  return {
    ...emptyValues(),
    projectId: project?.id ?? null,
    poNumber,
    costCode,
    reference,
    depotId: depot.id,
    lines: [...pieces].map(([productCode, quantity]) =>
      Object.assign({ key: randomKey(), productCode, quantity }, { from: '', to: null, remark: null }),
    ),
  };
}

/** Returns the form values for a request's catalogue items. The orderer adds products for free-text needs. */
export function valuesForRequest({ id, project, poNumber, costCode, lines }: ClientRequest): OrderValues {
  const rented = lines.filter(({ answer }) => answer?.by === 'rental');
  const [first] = rented;
  return {
    ...emptyValues(),
    projectId: project?.id ?? null,
    poNumber,
    costCode,
    requestId: id,
    from: first?.from ?? '',
    to: first?.to ?? null,
    lines: rented.flatMap(({ productCode, quantity, from, to, remark }) =>
      productCode === null ? [] : [{ key: randomKey(), productCode, quantity, from, to, remark }],
    ),
  };
}

/** Returns the lines that are complete enough for an estimate, in the format of the API. */
export const completeLines = (lines: readonly LineValues[]): OrderLineEdit[] =>
  lines.flatMap(({ key: _key, quantity, ...line }) =>
    quantity !== null && quantity >= 1 && quantity <= 999 && areDaysInOrder(line) ? [{ ...line, quantity }] : [],
  );
