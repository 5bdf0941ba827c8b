import { parseArgs } from 'node:util';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { explained } from './database/start-fault.ts';
import { fileStore } from './files/of-settings.ts';
import type { Administrator } from './operate/add-administrator.ts';
import { CLIENT_OPTIONS, type ClientInput } from './operate/clients.ts';
import { runCommand } from './operate/commands.ts';
import { COMPANY_OPTIONS, type CompanyInput } from './operate/companies.ts';
import { type Command, handToServer } from './operate/control-channel.ts';
import type { DeskAccess, NewDeskUser } from './operate/desk-users.ts';
import type { ErasedUser } from './operate/erase-user.ts';
import { type FolderImport, filesOf, reportImport, writeTemplates } from './operate/import.ts';
import type { NewMachineAccount } from './operate/machine-accounts.ts';
import { readPassword } from './operate/password-input.ts';
import type { UndoImport } from './operate/undo-import.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const USAGE = `Operates a Hireyard installation. Settings are the server's (DATA_DIR, DATABASE_URL); the server may
be running or not.

  operate add-administrator --op-co <code> --company <name> | --external-id <id> --email <address>
                            [--first-name <name>] [--last-name <name>] [--password-stdin]
      Makes a person an administrator of a client that exists, named exactly, by its name or by its id in your own
      system. Who signs in to another client already has both then, and keeps name and password. For anybody else the
      password is the first line of standard input with --password-stdin, else it is made and printed once.

  operate add-operating-company --op-co <code> --name <name> --country <code> --currency <code> --time-zone <zone>
      Makes an operating company. It takes the options of set-operating-company as well.

  operate set-operating-company --op-co <code> [--name <name>] [--language <code>] [--legal-name <name>]
                                [--line1 <text>] [--postal-code <text>] [--city <text>]
                                [--registration-number <text>] [--vat-number <text>] [--peppol-id <id>]
                                [--iban <text>] [--work-days <1,2,3,4,5>]
                                [--order-cut-off <hh:mm>] [--off-hire-cut-off <hh:mm>]
                                [--min-rental-days <days>] [--billing-week-days <5-7>]
                                [--confirms-off-hires <yes|no>] [--failed-collection <reschedule|backOnRent>]
                                [--inbox-mail-minutes <1-1440|off>] [--terms <json>]
                                [--closing-days <json>] [--worked-days <2026-05-25,…|none>]
                                [--languages <de,en-US>] [--terms-link <address|none>] [--privacy-link <address|none>]
                                [--cookies-link <address|none>] [--accessibility-link <address|none>]
                                [--contact-phone <phone>] [--contact-email <address>]
      Changes what is given: what its invoices say of the seller and in which language, its rules,
      and all versions of its terms: [{"version":"2026-01","from":"2026-01-01","links":{"de":"https://…"}}].
      Closing days are all days on which its depots are closed beside the public holidays:
      [{"date":"2026-12-28","name":"Stocktaking"}]. Worked days are public holidays on which they work.
      Languages, links and contacts are those of the portal's menus, and count before those of app-config.json.
      "" takes a value away.

  operate add-client --op-co <code> --external-id <id> --name <name> --customer-number <number>
                     --rental-contact-phone <phone> --rental-contact-email <address>
      Makes a client, under the id that it has in your own system. It takes the options of set-client as well.

  operate set-client --op-co <code> --external-id <id> [--name <name>] [--customer-number <number>]
                     [--vat-number <text>] [--peppol-id <id>] [--show-prices <yes|no>] [--blocked <yes|no>]
                     [--modules <order|request|asset>] [--policy-po-required <yes|no>] [--policy-po-pattern <text>]
                     [--policy-project-required <yes|no>] [--policy-cost-code-required <yes|no>]
                     [--policy-approval <none|overLimit|always>] [--rental-contact-phone <phone>]
                     [--rental-contact-email <address>] [--depot <id>] [--archived <yes|no>]
                     [--terms-version <text> --terms-from <day> --terms-links-de <address> …]
      Changes what is given, as an import does. "" takes a value away; several modules are separated by "|".
      Its own terms, in place of the company's, are one version with an address for each language.

  operate availability <UP|DOWN> [--banner <text>]
      UP opens the portal, DOWN puts it into maintenance. The banner is shown either way; left out, it goes.

  operate erase-user --email <address> | --id <id>
      Erases the personal data of a user who is deactivated in every corporate client. What they did stays
      under the name "Former user". It cannot be undone; doing it again changes nothing.

  operate add-machine-account --op-co <code> --name <name>
      Makes an account by which a system of an operating company calls /api/backoffice. Its secret is printed once.

  operate machine-accounts
      Lists them, with when each was last used.

  operate revoke-machine-account --id <id>
      Ends one at once.

  operate add-desk-user --email <address> --first-name <name> --last-name <name> --op-co <code> [--depot <name>]
                        [--language <code>] [--read-only | --connects] [--views-as] [--password-stdin]
      Makes the account of a person at the rental company, for /desk. Without --depot it begins with all depots
      of the operating company. --read-only moves nothing; --connects also makes machine accounts, whose
      secrets open all of the company's clients. --views-as opens the portal as a user of a client, read only; the
      client reads in its activity who looked. A user who exists already is refused. The password is the first
      line of standard input with --password-stdin, else it is made and printed once.

  operate set-desk-user --email <address> [--read-only | --connects] [--views-as]
      Changes what one may do: all that waits is moved, unless one of the options is given.

  operate desk-users
      Lists them.

  operate remove-desk-user --email <address>
      Ends the access of one at once.

  operate import <folder> --op-co <code> [--dry-run] [--notify]
      Imports the CSV files of a folder, one for each kind, such as clients.csv, into an operating company.
      --dry-run tries it and changes nothing. Refused rows are written to <folder>/rejected, to mend and to
      import again. Nobody is told in the portal or by mail, except with --notify.

  operate import <folder> --templates
      Writes an empty file of each kind with its columns, and columns.txt, which describes them.

  operate undo-import <run> [--op-co <code>] [--dry-run]
      Takes an import back, by the id that the import has printed or the desk shows, or by the name of a run of the API:
      what it has made is archived or void, what it has changed is as before. Rows that others depend on, or that
      were changed since, stay and are named. Nobody is told. An import is kept for 30 days.

  operate move-files
      Moves attachments and papers out of the database into the file store of FILES_S3_ENDPOINT. It may be ended
      and run again, while the server runs.

  operate jobs
      Lists the jobs that the server runs by the clock, with their last success and their last error.
`;

/** Options with a text each, from the tables of their commands. */
const texts = (names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, { type: 'string' }])) as Record<
    string,
    { readonly type: 'string' }
  >;

const OPTIONS = {
  ...texts(COMPANY_OPTIONS),
  ...texts(CLIENT_OPTIONS),
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  depot: { type: 'string' },
  language: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  connects: { type: 'boolean', default: false },
  'views-as': { type: 'boolean', default: false },
  company: { type: 'string' },
  'external-id': { type: 'string' },
  'op-co': { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  banner: { type: 'string', default: '' },
  id: { type: 'string' },
  name: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  notify: { type: 'boolean', default: false },
  templates: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function operate(args: string[]): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [name, ...rest] = positionals;
  if (values.help || !name) return USAGE;
  if (name === 'import') return importOf(rest, values);
  return run({ name, input: await inputOf(name, rest, values) });
}

async function run(command: Command): Promise<string> {
  const settings = readSettings(process.env);
  const done = settings.databaseUrl ? null : await handToServer(settings.dataDir, command);
  return done ?? doHere(settings, command);
}

/** Imports a folder, or fills it with templates. Refused rows make the command fail. */
async function importOf([folder, ...others]: string[], values: Values): Promise<string> {
  const { 'op-co': opCo, 'dry-run': dryRun, notify: notifies } = values;
  if (folder === undefined || others.length > 0 || (opCo === undefined) !== values.templates)
    throw new StartError('import needs a folder and --op-co <code>, or a folder and --templates; see --help.');
  if (opCo === undefined) return writeTemplates(folder);
  const input: FolderImport = { opCo, dryRun, notifies, files: await filesOf(folder) };
  const { text, isAccepted } = await reportImport(folder, input, await run({ name: 'import', input }));
  if (!isAccepted) process.exitCode = 1;
  return text;
}

async function doHere(settings: ReturnType<typeof readSettings>, command: Command): Promise<string> {
  const database = await openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : settings);
  try {
    await migrate(database.db);
    return await runCommand(database.db, command, fileStore(settings, database.db));
  } catch (error) {
    throw await explained(error, database, settings.databaseUrl);
  } finally {
    await database.close();
  }
}

type Values = ReturnType<typeof readArguments>['values'];

async function inputOf(name: string, rest: string[], values: Values): Promise<unknown> {
  switch (name) {
    case 'add-administrator':
      return administratorInput(rest, values);
    case 'availability': {
      const [status] = rest;
      if (rest.length !== 1 || !/^(UP|DOWN)$/.test(status ?? '')) {
        throw new StartError('availability needs UP or DOWN; see --help.');
      }
      return { status, banner: values.banner };
    }
    case 'erase-user': {
      const { email = null, id = null } = values;
      if (rest.length || (email === null) === (id === null)) {
        throw new StartError('erase-user needs --email <address> or --id <id>; see --help.');
      }
      return { email, id } satisfies ErasedUser;
    }
    case 'add-operating-company':
    case 'set-operating-company':
      return givenOptions(name, rest, values, COMPANY_OPTIONS) satisfies CompanyInput;
    case 'add-client':
    case 'set-client':
      return givenOptions(name, rest, values, CLIENT_OPTIONS) satisfies ClientInput;
    case 'add-desk-user':
    case 'set-desk-user':
    case 'desk-users':
    case 'remove-desk-user':
      return deskUserInput(name, rest, values);
    case 'jobs':
    case 'move-files':
      if (rest.length) throw new StartError(`${name} takes nothing else; see --help.`);
      return {};
    case 'undo-import': {
      const [run] = rest;
      if (rest.length !== 1 || !run) throw new StartError('undo-import needs a run; see --help.');
      return { run, opCo: values['op-co'], dryRun: values['dry-run'] } satisfies UndoImport;
    }
    case 'add-machine-account':
    case 'machine-accounts':
    case 'revoke-machine-account':
      return machineAccountInput(name, rest, values);
    default:
      throw new StartError(`There is no command "${name}"; see --help.`);
  }
}

/** Returns the options that were given of a table. */
function givenOptions(name: string, rest: string[], { 'op-co': opCo, ...values }: Values, table: object) {
  if (rest.length || opCo === undefined) throw new StartError(`${name} needs --op-co <code>; see --help.`);
  const entered = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { opCo, options: Object.fromEntries(entered.filter(([option]) => Object.hasOwn(table, option))) };
}

async function administratorInput(rest: string[], values: Values): Promise<Administrator> {
  const { email, company, 'op-co': opCo, 'external-id': externalId } = values;
  if (rest.length || !email || !opCo || (company === undefined) === (externalId === undefined)) {
    throw new StartError(
      'add-administrator needs --op-co <code>, --company <name> or --external-id <id>, and --email <address>; see --help.',
    );
  }
  return {
    ...{ email, opCo, client: externalId === undefined ? { name: company ?? '' } : { externalId } },
    password: values['password-stdin'] ? await readPassword(process.stdin) : null,
    firstName: values['first-name'] ?? null,
    lastName: values['last-name'] ?? null,
  };
}

function machineAccountInput(name: string, rest: string[], { 'op-co': opCo, name: accountName, id }: Values): unknown {
  if (name === 'add-machine-account' && !rest.length && opCo !== undefined && accountName !== undefined)
    return { opCo, name: accountName } satisfies NewMachineAccount;
  if (name === 'revoke-machine-account' && !rest.length && id !== undefined) return { id };
  if (name === 'machine-accounts' && !rest.length) return {};
  throw new StartError(`${name} needs other options than these; see --help.`);
}

async function deskUserInput(name: string, rest: string[], values: Values): Promise<unknown> {
  const { email, 'op-co': opCo, 'first-name': firstName, 'last-name': lastName, depot = null } = values;
  const access: DeskAccess = { readsOnly: values['read-only'], connects: values.connects, viewsAs: values['views-as'] };
  if (name === 'add-desk-user' && !rest.length && email && opCo && firstName && lastName) {
    return {
      ...{ email, firstName, lastName, opCo, depot, ...access },
      language: values.language ?? 'en-US',
      password: values['password-stdin'] ? await readPassword(process.stdin) : null,
    } satisfies NewDeskUser;
  }
  if (name === 'set-desk-user' && !rest.length && email) return { email, ...access };
  if (name === 'remove-desk-user' && !rest.length && email) return { email };
  if (name === 'desk-users' && !rest.length) return {};
  throw new StartError(`${name} needs other options than these; see --help.`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

try {
  process.stdout.write(`${await operate(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Exits explicitly like main.ts, because the PostgreSQL driver may still hold a connection.
  process.exit(1);
}
