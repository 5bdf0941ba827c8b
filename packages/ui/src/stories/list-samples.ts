import type { DataColumn } from '../components/DataList/DataList.tsx';
import type { ContractLineStatus } from '../rental/status.ts';

/** Sample rows of the list components in stories and tests: machines of a rental company. */
export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly codes: string;
  readonly contract: string;
  readonly po: string;
  readonly project: string;
  readonly status: ContractLineStatus;
  readonly statusText: string;
  readonly from: string;
  readonly to: string | null;
  readonly price: string;
}

const machine = (id: string, own: Partial<Machine>): Machine => ({
  id,
  name: 'Electric scissor lift 12 m',
  codes: 'SCI-E-12 · fleet 204 118',
  contract: 'C-240118',
  po: 'PO 4500012',
  project: 'Zuidas Tower C',
  status: 'onRent',
  statusText: 'On rent',
  from: '2026-11-03',
  to: '2026-11-27',
  price: '€ 285.00',
  ...own,
});

export const machines: Machine[] = [
  machine('1', {}),
  machine('2', {
    name: 'Telescopic boom lift 22 m',
    codes: 'BOT-D-22 · fleet 310 004',
    contract: 'C-240093',
    status: 'overdue',
    statusText: 'Overdue 7 days',
    from: '2026-10-12',
    to: '2026-11-13',
    price: '€ 640.00',
  }),
  machine('3', {
    name: 'Generator 60 kVA',
    codes: 'GEN-D-60 · fleet 440 209',
    contract: 'C-240127',
    project: 'Kade Noord',
    status: 'offHireRequested',
    statusText: 'Off-hire requested',
    to: '2026-11-21',
    price: '€ 198.00',
  }),
  machine('4', {
    name: 'Site cabin 6 m',
    codes: 'CAB-06 · fleet 512 033',
    contract: 'C-240104',
    to: null,
    price: '€ 74.50',
  }),
  machine('5', {
    name: 'Vibrating plate 90 kg',
    codes: 'COM-P-09 · 2 pieces',
    contract: 'C-240140',
    project: 'Haven 7',
    status: 'planned',
    statusText: 'Planned',
    from: '2026-11-24',
    to: '2026-11-28',
    price: '€ 96.00',
  }),
];

export const plainColumns: DataColumn<Machine>[] = [
  { id: 'name', header: 'Machine', sort: 'product', card: 'title', cell: ({ name }) => name },
  { id: 'contract', header: 'Contract', sort: 'contract', card: 'pair', cell: ({ contract }) => contract },
  { id: 'price', header: 'Rate', align: 'end', card: 'pair', cell: ({ price }) => price },
];
