import { expect, it } from 'vitest';
import { issuesOf } from '../core/issue.ts';
import { ProjectEdit } from './schemas.ts';

const entered = {
  number: 'P-1001',
  name: 'Kade Noord',
  addressId: null,
  siteContactId: null,
  defaultPo: '',
  defaultCostCode: '41-200',
  from: '2026-11-20',
  to: '2026-11-20',
  budget: { amount: '250000', currency: 'EUR' },
};
const reasons = (value: object) =>
  issuesOf(ProjectEdit.safeParse(value).error?.issues ?? [], value).map(({ path, code }) => [path.join('.'), code]);

it('a project may last one day, and what is left empty is null', () => {
  expect(ProjectEdit.parse(entered)).toEqual({ ...entered, defaultPo: null });
});

it('a project names each field that is wrong', () => {
  expect(reasons({ ...entered, to: '2026-11-19' })).toEqual([['to', 'before-from']]);
  expect(reasons({ ...entered, name: ' ', number: 'x'.repeat(31) })).toEqual([
    ['number', 'too-long'],
    ['name', 'required'],
  ]);
  for (const amount of ['1e9', '-1', '0.005', '', '1,50', '1234567890123']) {
    expect(reasons({ ...entered, budget: { amount, currency: 'EUR' } }), amount).toHaveLength(1);
  }
  expect(reasons({ ...entered, budget: { amount: '0.50', currency: 'euro' } })).toEqual([
    ['budget.currency', 'format'],
  ]);
});
