import type { Money, ValidationIssue } from '@hireyard/contract';
import type { ClientDb } from '../database/client/client-db.ts';
import type { ClientScope } from '../http/route.ts';

interface Call {
  readonly db: Pick<ClientDb, 'selectFrom'>;
  readonly scope: Pick<ClientScope, 'opCo'>;
}

/** Returns the currency of the operating company. */
export async function currencyOf({ db, scope }: Call): Promise<string> {
  const company = db.selectFrom('operating_company').select('currency').where('code', '=', scope.opCo);
  return (await company.executeTakeFirstOrThrow()).currency;
}

/** Returns an issue if an amount is not in the currency of the client's operating company. */
export const currencyIssues = (
  amount: Pick<Money, 'currency'> | null | undefined,
  pointer: string,
  currency: string,
): ValidationIssue[] =>
  amount && amount.currency !== currency ? [{ pointer: `${pointer}/currency`, code: 'choice' }] : [];
