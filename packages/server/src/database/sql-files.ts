import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** A comment, a string, a dollar-quoted body, or any other text up to a semicolon. */
const STATEMENT = /(?:--.*|'[^']*'|\$\$[\s\S]*?\$\$|[^;])+/g;
const COMMENT = /--.*/g;

/** Splits a SQL file into statements, because neither driver runs several at once. */
export const statementsOf = (text: string): string[] =>
  (text.match(STATEMENT) ?? []).map((each) => each.trim()).filter((each) => each.replace(COMMENT, '').trim() !== '');

export const readSql = (file: URL): string => readFileSync(file, 'utf8');

export async function runSql(db: Kysely<never>, text: string): Promise<void> {
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
}
