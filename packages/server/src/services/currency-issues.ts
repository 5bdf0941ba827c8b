import type { Money, ValidationIssue } from '@hireyard/contract';
import type { ClientCall } from '../http/route.ts';

/** What is wrong with the currency of an amount that was entered: it has to be that of the client's operating company. */
export async function currencyIssues(
  amount: Money | null,
  pointer: string,
  { db, scope }: ClientCall,
): Promise<ValidationIssue[]> {
  if (amount === null) return [];
  const { currency } = await db
    .selectFrom('operating_company')
    .select('currency')
    .where('code', '=', scope.opCo)
    .executeTakeFirstOrThrow();
  return amount.currency === currency ? [] : [{ pointer: `${pointer}/currency`, code: 'choice' }];
}
