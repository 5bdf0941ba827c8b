import { lineOf } from '@hireyard/contract/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { StartError } from '../start-error.ts';

/** Validates a line from an operator like one from a user of the API (DOM-27). */
export function enteredLine(option: string, text: string, max: number): string {
  const parsed = lineOf(max).safeParse(text);
  if (parsed.success) return parsed.data;
  throw new StartError(`${option} has to be one line of 1 to ${max} characters, all of which can be seen.`);
}

/** Returns the code of an operating company, in whatever case it was entered. Throws for an unknown one. */
export async function companyCode(db: Kysely<Database>, entered: string): Promise<string> {
  const code = entered.toUpperCase();
  const companies = await db.selectFrom('operating_company').select('code').orderBy('code').execute();
  if (companies.some((company) => company.code === code)) return code;
  const codes = companies.map((company) => company.code).join(', ') || 'there is none yet';
  throw new StartError(`--op-co has to name an operating company: ${codes}.`);
}
