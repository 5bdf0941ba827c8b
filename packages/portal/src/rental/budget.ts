import type { Money, Project, ProjectSpend } from '@hireyard/contract';
import { daysBetween } from '../i18n/format.ts';

type Invoiced = NonNullable<ProjectSpend['invoiced']>[number];

/** As many decimals as an amount of the API has at most. */
const DECIMALS = 4;

/** An amount in its smallest part, so that nothing is lost on the way. */
function partsOf(amount: string): bigint {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(DECIMALS, '0'));
}

/** To the cent, as budgets and invoices are. */
function amountOf(parts: bigint): string {
  const cents = String(parts / 100n).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

export interface BudgetState {
  readonly spent: Invoiced | null;
  /** What is left; null where nothing is. */
  readonly left: Money | null;
  readonly over: Money | null;
  /** How much of the budget is spent: 1 is all of it. */
  readonly share: number;
}

/** How a budget stands against what was invoiced in its currency. */
export function budgetState(budget: Money, invoiced: readonly Invoiced[]): BudgetState {
  const { currency } = budget;
  const spent = invoiced.find(({ net }) => net.currency === currency) ?? null;
  const [has, used] = [partsOf(budget.amount), partsOf(spent?.net.amount ?? '0')];
  return {
    spent,
    left: used < has ? { amount: amountOf(has - used), currency } : null,
    over: used > has ? { amount: amountOf(used - has), currency } : null,
    // A share is drawn and rounded: nothing is calculated from it.
    share: has > 0n ? Math.max(0, Number(used) / Number(has)) : Number(used > 0n),
  };
}

/** How much of a project's time is over, from 0 to 1; null where its start or its end is open. */
export function timeShare({ from, to }: Pick<Project, 'from' | 'to'>, today: string): number | null {
  if (from === null || to === null) return null;
  const gone = daysBetween(from, today) / (daysBetween(from, to) + 1);
  return Math.min(1, Math.max(0, gone));
}
