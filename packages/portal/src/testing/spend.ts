import type { Spend, SpendLine, SpendRow } from '@hireyard/contract';

const ID = (n: number) => `5e5e5e5e-0000-4000-8000-00000000000${n}`;
const euros = (amount: string) => ({ amount, currency: 'EUR' });

const row = (own: Partial<SpendRow>): SpendRow => ({
  key: ID(1),
  project: { id: ID(1), number: 'P-2041', name: 'Haven 7', city: 'Den Haag', to: '2026-12-18' },
  invoiced: euros('41208.00'),
  disputed: euros('0.00'),
  notInvoiced: euros('1992.00'),
  forecast: euros('12840.00'),
  outside: euros('0.00'),
  atEnd: euros('56040.00'),
  budget: euros('54000.00'),
  over: euros('2040.00'),
  ...own,
});

/** Spend as the API sends it: a project over budget, one within, and spend without a project. */
export const spendOf = (own: Partial<Spend> = {}): Spend => ({
  items: [
    row({}),
    row({
      ...{ key: ID(2), invoiced: euros('38764.50'), notInvoiced: euros('2616.00'), forecast: euros('8430.00') },
      project: { id: ID(2), number: 'P-2042', name: 'Zuidas Tower C', city: 'Amsterdam', to: '2027-02-26' },
      ...{ outside: euros('1500.00'), atEnd: euros('51310.50'), budget: euros('60000.00'), over: euros('-8689.50') },
    }),
    row({
      ...{
        key: null,
        project: null,
        invoiced: euros('2940.00'),
        notInvoiced: euros('188.00'),
        forecast: euros('0.00'),
      },
      ...{ atEnd: euros('3128.00'), budget: null, over: null },
    }),
  ],
  page: 0,
  size: 25,
  hasMore: false,
  count: 3,
  today: '2026-11-20',
  from: '2026-06',
  to: null,
  currency: 'EUR',
  currencies: [
    {
      currency: 'EUR',
      ...{ invoiced: euros('82912.50'), disputed: euros('564.00') },
      ...{ notInvoiced: euros('4796.00'), forecast: euros('21270.00') },
    },
  ],
  months: [
    {
      month: '2026-10',
      ...{ invoiced: euros('50000.00'), disputed: euros('0.00'), notInvoiced: euros('0.00'), forecast: euros('0.00') },
    },
    {
      month: '2026-11',
      ...{ invoiced: euros('32912.50'), disputed: euros('564.00') },
      ...{ notInvoiced: euros('4796.00'), forecast: euros('5120.00') },
    },
    {
      month: '2026-12',
      ...{ invoiced: euros('0.00'), disputed: euros('0.00'), notInvoiced: euros('0.00'), forecast: euros('16150.00') },
    },
  ],
  budgets: { projects: 2, budget: euros('114000.00'), overCount: 1, over: euros('2040.00') },
  machines: { withoutRate: 0, withoutEnd: 2 },
  ...own,
});

/** The same in a second currency, which is never added to the first. */
export const twoCurrencies = (): Spend => {
  const zloty = (amount: string) => ({ amount, currency: 'PLN' });
  const other = {
    currency: 'PLN',
    ...{ invoiced: zloty('900.00'), disputed: zloty('0.00'), notInvoiced: zloty('0.00'), forecast: zloty('120.00') },
  };
  const spend = spendOf();
  return { ...spend, currencies: [...spend.currencies, other] };
};

const hidden = { notInvoiced: null, forecast: null };

/** The answer without the price right: only invoiced amounts. */
export const withoutPrices = (): Spend => {
  const spend = spendOf();
  return {
    ...spend,
    items: spend.items.map((item) => ({ ...item, ...hidden, outside: null, atEnd: null, budget: null, over: null })),
    currencies: spend.currencies.map((one) => ({ ...one, ...hidden })),
    months: spend.months.slice(0, 2).map((month) => ({ ...month, ...hidden })),
    budgets: { projects: 0, budget: null, overCount: null, over: null },
  };
};

/** No spend in these months. */
export const NOTHING_SPENT = spendOf({
  ...{ items: [], count: 0, currency: null, currencies: [], months: [] },
  budgets: { projects: 0, budget: null, overCount: null, over: null },
});

export const spendLine = (own: Partial<SpendLine> = {}): SpendLine => ({
  id: `invoiced ${ID(3)}`,
  figure: 'invoiced',
  text: 'Electric scissor lift 12 m (204 118), 1 – 28 Oct',
  productCode: 'SCI-E-12',
  fleetNumber: '204 118',
  quantity: 1,
  project: { id: ID(1), number: 'P-2041', name: 'Haven 7' },
  costCode: '41-200',
  document: { id: ID(4), name: 'I-2611-7', type: 'invoice', issuedOn: '2026-11-03', disputed: true },
  contract: { id: ID(5), name: 'C-260118' },
  from: null,
  to: null,
  days: null,
  rate: null,
  invoiced: euros('1140.00'),
  rental: null,
  ...own,
});

export const rentLine = spendLine({
  ...{ id: `forecast ${ID(6)}`, figure: 'forecast', text: null, document: null, invoiced: null },
  ...{ from: '2026-11-21', to: '2026-12-18', days: 20, rate: { unit: 'week', price: euros('285.00') } },
  rental: euros('1140.00'),
});

/** Answers for the spend view. */
export const SPEND_ANSWERS = {
  'GET /spend': spendOf(),
  'GET /spend/lines': { items: [spendLine(), rentLine], page: 0, size: 20, hasMore: false },
  'GET /projects': {
    items: [],
    page: 0,
    size: 100,
    hasMore: false,
  },
};
