import type { Language } from '@hireyard/contract';
import {
  createDeskMachineAccount,
  type DeskMachineAccount,
  listDeskMachineAccounts,
  MACHINE_ACCOUNTS_MAX,
  revokeDeskMachineAccount,
} from '@hireyard/contract/desk';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { MachineAccountRow } from '../../database/client/machine-accounts.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { namesFor } from '../../privacy/former-user.ts';

/** Accounts of the systems of the operating company (DK-11). */
export const deskMachineAccountRoutes: Route[] = [
  route(listDeskMachineAccounts, async ({ db }) => {
    const rows = await db.machineAccounts.list();
    return { items: rows.map((row) => toAccount(row, db.language)) };
  }),

  route(createDeskMachineAccount, async ({ db, desk, body, log }) => {
    const active = (await db.machineAccounts.list()).filter(({ revoked_at: revoked }) => revoked === null);
    if (active.length >= MACHINE_ACCOUNTS_MAX) {
      throw invalid([{ pointer: '/name', code: 'too-many', params: { max: MACHINE_ACCOUNTS_MAX } }]);
    }
    const { id, secret } = await db.machineAccounts.add({ name: body.name, createdBy: desk.userId });
    logSecurity(log, 'machine-account-added');
    return { account: await accountOf(db, id), secret };
  }),

  route(revokeDeskMachineAccount, async ({ db, params: { id }, log }) => {
    await db.machineAccounts.revoke(id);
    const account = await accountOf(db, id);
    logSecurity(log, 'machine-account-revoked');
    return account;
  }),
];

/** Returns an account of the company. Throws 404 for any other. */
async function accountOf(db: CompanyDb, id: string): Promise<DeskMachineAccount> {
  const account = await db.machineAccounts.find(id);
  if (!account) throw notFound();
  return toAccount(account, db.language);
}

function toAccount({ id, name, maker, ...at }: MachineAccountRow, language: Language): DeskMachineAccount {
  const names = maker && namesFor(maker, language);
  return {
    id,
    name,
    createdAt: at.created_at.toISOString(),
    createdBy: names && `${names.first} ${names.last}`,
    usedAt: at.used_at?.toISOString() ?? null,
    revokedAt: at.revoked_at?.toISOString() ?? null,
  };
}
