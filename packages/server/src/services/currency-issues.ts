import type { Money, ValidationIssue } from '@hireyard/contract';
import type { ClientDb } from '../database/client/client-db.ts';
import type { ClientScope } from '../http/route.ts';

/** Returns an issue if an amount is not in the currency of the client's operating company. */
export async function currencyIssues(
  amount: Money | null,
  pointer: string,
  { db, scope }: { readonly db: Pick<ClientDb, 'selectFrom'>; readonly scope: Pick<ClientScope, 'opCo'> },
): Promise<ValidationIssue[]> {
  if (amount === null) return [];
  const { currency } = await db
    .selectFrom('operating_company')
    .select('currency')
    .where('code', '=', scope.opCo)
    .executeTakeFirstOrThrow();
  return amount.currency === currency ? [] : [{ pointer: `${pointer}/currency`, code: 'choice' }];
}
