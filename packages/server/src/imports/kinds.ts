import type { ImportKind } from '@hireyard/contract/backoffice';
import { addresses } from './addresses.ts';
import { clients } from './clients.ts';
import { contactPersons } from './contact-persons.ts';
import { contracts } from './contracts.ts';
import { depots } from './depots.ts';
import { type AnyKind, kindOf } from './kind.ts';
import { lines } from './lines.ts';
import { projects } from './projects.ts';

/** Every kind of rows that the company's systems write, each after the rows it refers to. */
export const KINDS: { readonly [K in ImportKind]: AnyKind } = {
  depots: kindOf(depots),
  clients: kindOf(clients),
  addresses: kindOf(addresses),
  contactPersons: kindOf(contactPersons),
  projects: kindOf(projects),
  contracts: kindOf(contracts),
  lines: kindOf(lines),
};
