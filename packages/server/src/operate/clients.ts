import { type CompanyClientDetail, clientImport } from '@hireyard/contract/backoffice';
import type { Kysely } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { columnsOf } from '../imports/files/columns.ts';
import { reasonsOf } from '../imports/files/import-files.ts';
import { readNamed } from '../imports/files/read-file.ts';
import { type Reason, reasonText } from '../imports/files/reasons.ts';
import { importRows, readByExternalId, readRow } from '../imports/import-rows.ts';
import { KINDS } from '../imports/kinds.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { StartError } from '../start-error.ts';
import { companyCode } from './entered-line.ts';

export interface ClientInput {
  /** Code of the operating company. */
  readonly opCo: string;
  /** Options of a client as they were entered, by their names. */
  readonly options: Readonly<Record<string, string>>;
}

const COLUMNS = columnsOf(clientImport.row);
const optionOf = (column: string) =>
  column
    .replaceAll('.', '-')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
/** Columns of a client's file by their options: `rentalContact.phone` is `--rental-contact-phone`. */
export const CLIENT_OPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  COLUMNS.map(({ name }) => [optionOf(name), name]),
);

/** Creates a client, as an import does. Returns the message for the operator. */
export const addClient = (db: Kysely<Database>, input: ClientInput): Promise<string> =>
  writeClient(db, input, ({ name, externalId, code }, outcome) => {
    if (outcome !== 'created')
      throw new StartError(`There is a client ${externalId} in ${code} already; set-client changes it.`);
    return `The client "${name}" is ${externalId} in ${code}. It has no user yet: add-administrator makes the first.`;
  });

/** Changes a client, as an import does. Missing options change nothing. */
export const setClient = (db: Kysely<Database>, input: ClientInput): Promise<string> =>
  writeClient(db, input, ({ externalId, code }, outcome) => {
    if (outcome === 'created')
      throw new StartError(`There is no client ${externalId} in ${code}; add-client makes one.`);
    return `${externalId}: ${outcome}.`;
  });

interface Client {
  readonly name: string;
  readonly externalId: string;
  /** Code of its operating company. */
  readonly code: string;
}

async function writeClient(
  db: Kysely<Database>,
  { opCo, options: entered }: ClientInput,
  answer: (client: Client, outcome: 'created' | 'changed' | 'unchanged') => string,
): Promise<string> {
  const code = await companyCode(db, opCo);
  const { 'external-id': externalId } = entered;
  if (externalId === undefined) throw new StartError('--external-id has to be given: the id in your own system.');
  const cells = Object.entries(entered).map(([option, text]) => [CLIENT_OPTIONS[option] ?? option, text] as const);
  return db.transaction().execute(async (trx) => {
    const real = new Date();
    const now = await readDomainTime(trx, real);
    const company = companyDb(trx, code, now, real);
    const stored = await readByExternalId(company, KINDS.clients, externalId);
    const record = readNamed(cells, COLUMNS);
    if (record.reasons.length > 0) throw refusal(record.reasons);
    const { name, customerNumber } = { ...stored } as Partial<CompanyClientDetail>;
    const row = readRow(KINDS.clients, { ...(stored ? { name, customerNumber } : {}), ...record.raw });
    const options = { dryRun: false, notifies: false };
    const [done] = await importRows({ db: company, now }, KINDS.clients, [row], options);
    if (!done || done.outcome === 'refused') throw refusal(done ? reasonsOf(done, record) : []);
    return answer({ name: String(record.raw.name ?? name), externalId, code }, done.outcome);
  });
}

const refusal = (reasons: readonly Reason[]): StartError =>
  new StartError(
    `${reasons.map((reason) => reasonText({ ...reason, column: reason.column && `--${optionOf(reason.column)}` })).join('; ')}.`,
  );
