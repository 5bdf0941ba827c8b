import { type IdleMachine, type IdleMachines, MACHINE_USES } from '@hireyard/contract';
import type { HttpRequest } from '../http/types.ts';

const ID = (n: number) => `dddddddd-0000-4000-8000-00000000000${n}`;
const euros = (amount: string) => ({ amount, currency: 'EUR' });
const hoursOf = (hours: readonly (number | null)[]) =>
  hours.map((each, index) => ({ day: `2026-11-${String(7 + index).padStart(2, '0')}`, hours: each }));

/** A machine that has been idle for nine days, as the API sends it on 20 November. */
export const idleMachine = (own: Partial<IdleMachine> = {}): IdleMachine => ({
  id: ID(1),
  use: 'idle',
  contractId: ID(9),
  contractNumber: 'C-260102',
  productCode: 'TEL-D-13',
  fleetNumber: '121 676',
  project: { id: ID(0), number: 'P-2041', name: 'Zuidas Tower C' },
  city: 'Amsterdam',
  onRentOn: '2026-11-03',
  expectedOn: '2026-12-04',
  operatingHours: 1284.5,
  readOn: '2026-11-19',
  usedOn: '2026-11-11',
  idleDays: 9,
  hours: hoursOf([0, 0, 6.5, 7.2, 4.1, 0, 0, 0, 0, 0, 0, 0, 0, null]),
  furtherDay: euros('66.40'),
  saving: euros('664.00'),
  actions: ['extend', 'offHire'],
  ...own,
});

const ELSEWHERE = { contractNumber: 'C-260134', project: null, city: 'Arnhem' } as const;

/** One machine of each use. One of the silent machines has never reported. */
export const MACHINES: readonly IdleMachine[] = [
  idleMachine(),
  idleMachine({
    ...ELSEWHERE,
    ...{ id: ID(2), use: 'used', usedOn: '2026-11-19', idleDays: 1, expectedOn: null, saving: null },
    hours: hoursOf([null, null, 6, 7, 7.5, 4, 8, 0, 0, 6.1, 7, 5, 8.2, null]),
  }),
  idleMachine({ ...ELSEWHERE, id: ID(3), use: 'silent', readOn: '2026-11-14', usedOn: '2026-11-14', idleDays: 6 }),
  idleMachine({
    ...ELSEWHERE,
    ...{ id: ID(4), use: 'silent', readOn: null, usedOn: null, idleDays: null, operatingHours: null, actions: [] },
    hours: hoursOf(Array(14).fill(null)),
  }),
];

/** The answer for some machines. */
export const idleMachines = (use: IdleMachine['use']): IdleMachines => ({
  items: MACHINES.filter((one) => one.use === use),
  page: 0,
  size: 25,
  hasMore: false,
  uses: [
    { use: 'idle', count: 1 },
    { use: 'used', count: 1 },
    { use: 'silent', count: 2 },
  ],
  idleDay: [euros('66.40')],
});

/** The answer for the requested machines. */
export const byUse = ({ query }: HttpRequest): IdleMachines =>
  idleMachines(MACHINE_USES.find((use) => String(query?.use) === use) ?? 'idle');
