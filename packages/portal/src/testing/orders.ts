import type { CatalogueProduct, Order, OrderRules, OrderSummary, ProductStock, Terms } from '@hireyard/contract';
import { refusal } from './fake-http.ts';
import { ONE as SITE } from './projects.ts';
import { PROFILE, user } from './state.ts';

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const MARK = { id: id(901), name: 'Mark Scholten' };
export const DEPOT = { id: id(801), name: 'Amsterdam' };
const euros = (amount: string) => ({ amount, currency: 'EUR' });

/** Orders as the API sends them to an approver. */
export const orderSummary = (own: Partial<OrderSummary> = {}): OrderSummary => ({
  id: id(1),
  number: 'O-2611-042',
  status: 'pendingApproval',
  project: { id: SITE.id, number: SITE.number, name: SITE.name },
  orderer: MARK,
  createdAt: '2026-11-20T12:52:00.000Z',
  startsOn: '2026-11-24',
  endsOn: '2026-12-18',
  lineCount: 2,
  pieceCount: 42,
  firstProduct: 'SCI-D-12',
  fulfilment: 'delivery',
  depot: DEPOT,
  poNumber: '4500041',
  estimate: euros('1916.00'),
  waitsForMe: true,
  ...own,
});

export const order = (own: Partial<Order> = {}): Order => ({
  ...orderSummary(),
  costCode: '4120 Façade',
  reference: null,
  remark: null,
  address: {
    id: id(701),
    name: null,
    line1: 'Mahlerkade 10',
    line2: null,
    postalCode: '1082 MD',
    city: 'Amsterdam',
    region: null,
    country: 'NL',
  },
  slot: 'early',
  siteContact: { id: id(601), name: 'Sanne de Wit', phone: '+31 20 555 0134' },
  lines: [
    {
      id: id(11),
      lineNo: 1,
      productCode: 'SCI-D-12',
      quantity: 2,
      from: '2026-11-24',
      to: '2026-12-11',
      remark: null,
      estimate: { net: euros('1692.00'), mix: { day: 0, week: 3, fourWeek: 0 }, days: 14 },
    },
    {
      id: id(12),
      lineNo: 2,
      productCode: 'FEN-M-35',
      quantity: 40,
      from: '2026-11-24',
      to: '2026-12-18',
      remark: 'by gate 3',
      estimate: { net: euros('224.00'), mix: { day: 0, week: 0, fourWeek: 1 }, days: 19 },
    },
  ],
  approval: {
    rule: 'overLimit',
    approvers: [{ id: PROFILE.id, name: `${PROFILE.firstName} ${PROFILE.lastName}` }],
    decision: null,
    decidedBy: null,
    decidedAt: null,
    comment: null,
  },
  rejectReason: null,
  terms: null,
  acceptedTerms: null,
  cancelUntil: null,
  request: null,
  contracts: [],
  steps: [
    { status: 'draft', at: '2026-11-20T12:52:00.000Z', by: MARK },
    { status: 'pendingApproval', at: '2026-11-20T12:52:00.000Z', by: MARK },
  ],
  actions: ['approve', 'reject', 'copy'],
  version: 2,
  ...own,
});

export const ONE_ORDER = order();
const TWO = orderSummary({
  id: id(2),
  number: 'O-2611-041',
  status: 'confirmed',
  lineCount: 1,
  pieceCount: 1,
  firstProduct: 'GEN-D-20',
  endsOn: null,
  project: null,
  waitsForMe: false,
});

export const RULES: OrderRules = {
  policy: {
    poRequired: false,
    poPattern: '45#####',
    projectRequired: true,
    costCodeRequired: false,
    approval: 'overLimit',
  },
  today: '2026-11-20',
  firstDay: '2026-11-23',
  lastDay: '2028-11-20',
  workDays: [1, 2, 3, 4, 5],
  closedDays: [{ date: '2026-12-25', name: 'Christmas Day' }],
  cutOff: '15:00',
  minRentalDays: 1,
  minDaysOf: {},
  terms: null,
};

/** Terms of a company in two languages. */
export const TERMS: Terms = {
  company: 'Hireyard Verhuur B.V.',
  version: '2026-01',
  from: '2026-01-01',
  links: { nl: 'https://hireyard.example/voorwaarden', de: 'https://hireyard.example/agb' },
  fallbackLanguage: 'nl',
};

const product = (code: string, group: string, week: string, own: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  code,
  group,
  tracking: 'serialised',
  energy: 'diesel',
  specs: [],
  accessories: [],
  description: null,
  minDays: null,
  pictures: [],
  rates: { day: euros('99.00'), week: euros(week), fourWeek: euros('900.00') },
  ...own,
});
export const CATALOGUE: readonly CatalogueProduct[] = [
  product('SCI-D-12', 'access', '282.00', {
    specs: [
      { key: 'workingHeightM', value: 12 },
      { key: 'platformLoadKg', value: 450 },
    ],
    accessories: ['FEN-M-35'],
  }),
  product('BOA-E-15', 'access', '420.00', { energy: 'battery' }),
  product('GEN-D-20', 'power', '140.00'),
  product('FEN-M-35', 'site', '4.50', { tracking: 'bulk', energy: 'none' }),
];
export const STOCK: readonly ProductStock[] = [
  { code: 'SCI-D-12', free: 6, freeFrom: null, elsewhere: [] },
  { code: 'BOA-E-15', free: 0, freeFrom: '2026-11-27', elsewhere: [{ depotId: id(802), free: 3 }] },
  { code: 'GEN-D-20', free: 2, freeFrom: null, elsewhere: [] },
  { code: 'FEN-M-35', free: 38, freeFrom: null, elsewhere: [] },
];

/** A user who can order, see colleagues' orders and approve them. */
export const buyer = () =>
  user(['order'], ['order-create', 'order-approve', 'order-view-all', 'price-view', 'contract-view']);

const page = (items: readonly unknown[]) => ({ items, page: 0, size: 25, hasMore: false });
export const ORDERS = {
  'GET /orders': page([ONE_ORDER, TWO].map((one) => orderSummary(one))),
  'GET /orders/facets': {
    total: 2,
    facets: { status: [{ value: 'confirmed', label: null, count: 1 }], project: [], orderer: [] },
  },
  [`GET /orders/${ONE_ORDER.id}`]: ONE_ORDER,
  'GET /activity': page([]),
  [`GET /projects/${SITE.id}/favorites`]: { items: [] as string[] },
};

/** An order's estimate, which needs an approval. */
export const ORDER_ESTIMATE = {
  lines: [{ estimate: { net: euros('282.00'), mix: { day: 0, week: 1, fourWeek: 0 }, days: 5 } }],
  total: euros('282.00'),
  needsApproval: true,
  approvers: [{ id: ONE_ORDER.orderer?.id ?? '', name: 'Eva Brandt' }],
};
/** The depots of the form of an order. */
export const ORDER_DEPOTS = [
  {
    ...DEPOT,
    address: ONE_ORDER.address,
    geo: null,
    phone: '+31 20 555 0110',
    email: 'amsterdam@hireyard.example',
    timeZone: 'Europe/Amsterdam',
    openingTimes: [],
    closedDays: [],
    own: true,
  },
];
/** Answers for the form of an order. */
export const ORDER_FORM = {
  ...ORDERS,
  'GET /depots': { items: ORDER_DEPOTS },
  'GET /order-rules': RULES,
  'GET /catalogue': { items: CATALOGUE },
  'GET /catalogue/stock': { items: STOCK },
  'POST /orders/estimate': ORDER_ESTIMATE,
  'GET /projects': { items: [SITE], page: 0, size: 20, hasMore: false },
  [`GET /projects/${SITE.id}`]: { ...SITE, address: null, siteContact: null },
  [`GET /addresses/${ONE_ORDER.address?.id}`]: refusal({ type: 'not-found', status: 404 }),
  [`GET /contact-persons/${ONE_ORDER.siteContact?.id}`]: refusal({ type: 'not-found', status: 404 }),
};
