import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { InvoicedLineEdit } from '../backoffice/schemas.ts';
import { OrderLineEdit } from '../orders/edit-schemas.ts';
import { RequestLineEdit } from '../requests/edit-schemas.ts';
import { issuesOf } from './issue.ts';
import { addDays } from './local-date.ts';
import { MAX_RENTAL_DAYS } from './period-schemas.ts';

const invoiced = { line: null, text: 'Lift', quantity: '1', unit: 'day', price: '80.00', vatRate: '21' };
const line = { productCode: 'LIFT-10', quantity: 1, remark: null };
const LINES: readonly (readonly [string, z.ZodMiniType, string, (days: object) => object])[] = [
  ['an order', OrderLineEdit, 'to', (days) => ({ ...line, ...days })],
  ['a request', RequestLineEdit, 'to', (days) => ({ ...line, text: null, ...days })],
  ['an invoice', InvoicedLineEdit, 'period/to', (days) => ({ ...invoiced, period: { days: 5, ...days } })],
];

it.each(LINES)('[DOM-12] the line of %s spans three years at most', (_name, schema, at, lineOf) => {
  const from = '2026-11-25';
  const issues = (to: string) => {
    const input = lineOf({ from, to });
    return issuesOf(schema.safeParse(input).error?.issues ?? [], input).map(({ path, ...issue }) => ({
      at: path.join('/'),
      ...issue,
    }));
  };
  const tooLong = { at, code: 'window-too-long', params: { days: MAX_RENTAL_DAYS } };
  expect(issues(addDays(from, MAX_RENTAL_DAYS - 1))).toEqual([]);
  expect(issues(addDays(from, MAX_RENTAL_DAYS))).toEqual([tooLong]);
  expect(issues('2999-12-31')).toEqual([tooLong]);
  expect(issues(addDays(from, -1))).toEqual([{ at, code: 'before-from' }]);
});
