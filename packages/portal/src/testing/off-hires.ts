import type { CallOffRules, ContractLine, OffHire, OffHireSummary, RentedLines } from '@hireyard/contract';
import { line } from './contracts.ts';
import { SITE } from './fixtures.ts';

/** At a depot with opening days far ahead, so that tests run on any day. */
const RULES: CallOffRules = {
  timeZone: 'Europe/Amsterdam',
  today: '2026-11-20',
  firstPickupDay: '2099-11-23',
  lastPickupDay: '2099-12-31',
  firstEndDay: '2099-11-23',
  lastEndDay: '2099-12-31',
  workDays: [1, 2, 3, 4, 5],
  closedDays: [],
  cutOff: '15:00',
};
/** Lines as the forms read them. All are at one site unless overridden. */
export const rented = (lines: readonly ContractLine[], elsewhere: readonly ContractLine[] = []): RentedLines => ({
  lines: [
    ...lines.map((one) => ({ promisedFrom: null, projectTo: null, ...one, address: SITE })),
    ...elsewhere.map((one) => ({
      ...one,
      promisedFrom: null,
      projectTo: null,
      address: { ...SITE, line1: 'Maasvlakteweg 5', city: 'Rotterdam' },
    })),
  ],
  depots: [{ id: line().depot.id, rules: RULES }],
});
export const OFF_HIRE: OffHire = {
  id: '77777777-0000-4000-8000-000000000001',
  number: 'OH-260042',
  status: 'confirmed',
  offRentAt: '2026-11-20T13:20:00.000Z',
  transport: 'collect',
  window: { date: '2026-11-23', slot: 'morning' },
  address: SITE,
  place: 'Behind gate 2',
  keyPlace: null,
  siteContact: null,
  depot: { ...line().depot, phone: '+31 20 555 0111' },
  failReason: null,
  createdAt: '2026-11-20T13:20:00.000Z',
  createdBy: null,
  lines: [
    {
      lineId: line().id,
      contractId: line().contractId,
      contractNumber: 'C-240118',
      productCode: 'SCI-E-12',
      fleetNumber: '204 118',
      quantity: 1,
      meterHours: 1204,
      fuelPercent: null,
    },
  ],
  attachments: [],
  actions: ['withdraw'],
  version: 1,
};

/** Row of the list of off-hires whose pick-up failed. */
export const failedOffHire = (): OffHireSummary => ({
  id: OFF_HIRE.id,
  number: 'OH-260042',
  status: 'failed',
  offRentAt: OFF_HIRE.offRentAt,
  transport: 'collect',
  window: OFF_HIRE.window,
  failReason: 'noAccess',
  createdAt: OFF_HIRE.createdAt,
  createdBy: { id: OFF_HIRE.id, name: 'Milan de Boer' },
  actions: ['anotherDay'],
  depot: line().depot,
  project: null,
  city: 'Amsterdam',
  productCode: 'SCI-E-12',
  fleetNumber: '204 118',
  lineCount: 3,
});
