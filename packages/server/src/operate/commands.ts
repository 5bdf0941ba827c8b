import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { embeddedFiles, type FileStore } from '../files/file-store.ts';
import { StartError } from '../start-error.ts';
import { type Administrator, addAdministrator } from './add-administrator.ts';
import { addClient, type ClientInput, setClient } from './clients.ts';
import { addOperatingCompany, type CompanyInput, setOperatingCompany } from './companies.ts';
import type { Command } from './control-channel.ts';
import {
  addDeskUser,
  type DeskAccess,
  listDeskUsers,
  type NewDeskUser,
  removeDeskUser,
  setDeskUser,
} from './desk-users.ts';
import { type ErasedUser, eraseUser } from './erase-user.ts';
import { type FolderImport, importFolder } from './import.ts';
import { listJobs } from './list-jobs.ts';
import {
  addMachineAccount,
  listMachineAccounts,
  type NewMachineAccount,
  revokeMachineAccount,
} from './machine-accounts.ts';
import { moveFilesOut } from './move-files.ts';
import { setAvailability } from './set-availability.ts';
import { type UndoImport, undoImport } from './undo-import.ts';

/** Runs a command of an operator. Returns the message to print. */
export function runCommand(
  db: Kysely<Database>,
  { name, input }: Command,
  files: FileStore = embeddedFiles,
): Promise<string> {
  switch (name) {
    case 'add-administrator':
      return addAdministrator(db, input as Administrator);
    case 'availability': {
      const { status, banner } = input as { status: 'UP' | 'DOWN'; banner: string };
      return setAvailability(db, status, banner);
    }
    case 'add-machine-account':
      return addMachineAccount(db, input as NewMachineAccount);
    case 'machine-accounts':
      return listMachineAccounts(db);
    case 'add-desk-user':
      return addDeskUser(db, input as NewDeskUser);
    case 'set-desk-user':
      return setDeskUser(db, input as DeskAccess & { email: string });
    case 'desk-users':
      return listDeskUsers(db);
    case 'remove-desk-user':
      return removeDeskUser(db, (input as { email: string }).email);
    case 'jobs':
      return listJobs(db);
    case 'revoke-machine-account':
      return revokeMachineAccount(db, (input as { id: string }).id);
    case 'add-operating-company':
      return addOperatingCompany(db, input as CompanyInput);
    case 'set-operating-company':
      return setOperatingCompany(db, input as CompanyInput);
    case 'add-client':
      return addClient(db, input as ClientInput);
    case 'set-client':
      return setClient(db, input as ClientInput);
    case 'import':
      return importFolder(db, input as FolderImport, files);
    case 'undo-import':
      return undoImport(db, input as UndoImport);
    case 'move-files':
      return moveFilesOut(db, files);
    case 'erase-user':
      return eraseUser(db, input as ErasedUser);
    default:
      throw new StartError(`There is no command "${name}"; see --help.`);
  }
}
