import { daysBetween, type Money, type Project, type ProjectSpend } from '@hireyard/contract';

type Invoiced = NonNullable<ProjectSpend['invoiced']>[number];

/** Maximum number of decimals in an amount of the API. */
const DECIMALS = 4;

/** Returns an amount in its smallest unit, to keep it exact. */
function partsOf(amount: string): bigint {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(DECIMALS, '0'));
}

/** Returns an amount with two decimals, like budgets and invoices. */
function amountOf(parts: bigint): string {
  const cents = String(parts / 100n).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

export interface BudgetState {
  readonly spent: Invoiced | null;
  /** Rent up to today that is not invoiced yet; null if there is none, or it is not visible. */
  readonly notInvoiced: Money | null;
  /** The remaining amount, or null if there is none. */
  readonly left: Money | null;
  readonly over: Money | null;
  /** Used share of the budget: 1 is all of it. */
  readonly share: number;
}

/** Compares a budget to the invoices in its currency and to the rent that is not invoiced yet. */
export function budgetState(
  budget: Money,
  { invoiced, notInvoiced }: Pick<ProjectSpend, 'invoiced' | 'notInvoiced'>,
): BudgetState {
  const { currency } = budget;
  const spent = invoiced?.find(({ net }) => net.currency === currency) ?? null;
  const rent = notInvoiced?.find((money) => money.currency === currency && Number(money.amount) !== 0) ?? null;
  const has = partsOf(budget.amount);
  const used = partsOf(spent?.net.amount ?? '0') + partsOf(rent?.amount ?? '0');
  return {
    spent,
    notInvoiced: rent,
    left: used < has ? { amount: amountOf(has - used), currency } : null,
    over: used > has ? { amount: amountOf(used - has), currency } : null,
    // Only for display, so a float is exact enough.
    share: has > 0n ? Math.max(0, Number(used) / Number(has)) : Number(used > 0n),
  };
}

/** Returns the elapsed share of a project's time, from 0 to 1. Null if its start or end is open. */
export function timeShare({ from, to }: Pick<Project, 'from' | 'to'>, today: string): number | null {
  if (from === null || to === null) return null;
  const gone = daysBetween(from, today) / (daysBetween(from, to) + 1);
  return Math.min(1, Math.max(0, gone));
}
