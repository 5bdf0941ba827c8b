import type { ResponseOf } from '@hireyard/contract';
import { listDeskOffHires, listDeskOrders, listDeskRequests } from '@hireyard/contract/desk';
import { useMemo } from 'react';
import { useRead } from '../api/use-read.ts';
import { useProductName } from './use-desk-texts.ts';

export const KINDS = ['order', 'offHire', 'request', 'dispute'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that waits for the rental company. */
export interface Waiting {
  readonly kind: Kind;
  readonly id: string;
  readonly href: string;
  /** Null for an off-hire that has no number yet. */
  readonly number: string | null;
  readonly title: string | null;
  readonly client: string;
  readonly site: string | null;
  /** The first machine or item, and how many there are. */
  readonly machine: string | null;
  readonly machineCount: number;
  /** Null for an entry without a depot. */
  readonly depotId: string | null;
  readonly since: string;
  /** True for a machine that must not be used. */
  readonly isUrgent: boolean;
}

/** The largest page. The oldest entries are handled first, so further ones appear by themselves. */
const SIZE = 200;

type Order = ResponseOf<typeof listDeskOrders>['items'][number];
type OffHire = ResponseOf<typeof listDeskOffHires>['items'][number];
type Request = ResponseOf<typeof listDeskRequests>['items'][number];
type Named = (code: string) => string;

const times = (quantity: number, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);
const placeOf = (address: { readonly name: string | null; readonly city: string } | null) =>
  address && [address.name, address.city].filter(Boolean).join(', ');

const ofOrder = (order: Order, nameOf: Named): Waiting => {
  const [first] = order.lines;
  return {
    kind: 'order',
    id: order.id,
    href: `/desk/orders/${order.id}`,
    number: order.number,
    title: null,
    client: order.client.name,
    site: placeOf(order.address),
    machine: first ? times(first.quantity, nameOf(first.productCode)) : null,
    machineCount: order.lines.length,
    depotId: order.depotId,
    since: order.updatedAt,
    isUrgent: false,
  };
};

const ofOffHire = (offHire: OffHire, nameOf: Named): Waiting => {
  const [first] = offHire.lines;
  return {
    kind: 'offHire',
    id: offHire.id,
    href: `/desk/off-hires/${offHire.id}`,
    number: offHire.number,
    title: null,
    client: offHire.client.name,
    site: placeOf(offHire.address),
    machine: first
      ? [times(first.quantity, nameOf(first.productCode)), first.fleetNumber].filter(Boolean).join(' · ')
      : null,
    machineCount: offHire.lines.length,
    depotId: offHire.depotId,
    since: offHire.updatedAt,
    isUrgent: false,
  };
};

const ofRequest = (request: Request, nameOf: Named): Waiting => {
  const { subject, lines } = request;
  const [first] = lines;
  const asked =
    first && times(first.quantity, first.productCode === null ? (first.text ?? '') : nameOf(first.productCode));
  const about = (() => {
    if (subject?.type === 'contractLine')
      return [nameOf(subject.productCode), subject.fleetNumber].filter(Boolean).join(' · ');
    return subject?.type === 'asset' ? subject.name : null;
  })();
  return {
    kind: subject?.type === 'document' ? 'dispute' : 'request',
    id: request.id,
    href: `/desk/requests/${request.id}`,
    number: request.number,
    title: request.title,
    client: request.client.name,
    site: null,
    machine: asked ?? about,
    machineCount: lines.length,
    depotId: null,
    since: request.waitingSince ?? request.updatedAt,
    isUrgent: request.service?.safeToUse === false,
  };
};

/** Reads what waits for the rental company from all its clients: urgent first, then the oldest (DK-04). */
export function useWaiting() {
  const nameOf = useProductName();
  const again = { refetchOnMountOrArgChange: 1 };
  const orders = useRead(listDeskOrders, { query: { status: ['submitted'], size: SIZE } }, again);
  const offHires = useRead(listDeskOffHires, { query: { status: ['requested', 'confirmed'], size: SIZE } }, again);
  const requests = useRead(listDeskRequests, { query: { waiting: 'company', size: SIZE } }, again);
  const reads = [orders, offHires, requests];
  const entries = useMemo(() => {
    if (!orders.currentData || !offHires.currentData || !requests.currentData) return undefined;
    return [
      ...orders.currentData.items.map((one) => ofOrder(one, nameOf)),
      ...offHires.currentData.items.map((one) => ofOffHire(one, nameOf)),
      ...requests.currentData.items.map((one) => ofRequest(one, nameOf)),
    ].toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.since.localeCompare(b.since));
  }, [orders.currentData, offHires.currentData, requests.currentData, nameOf]);
  return {
    entries,
    failure: reads.find(({ failure }) => failure !== undefined)?.failure,
    refetch: () => {
      for (const { refetch } of reads) void refetch();
    },
  };
}
