import type { ImportKind } from '@hireyard/contract/backoffice';
import { addresses } from './addresses.ts';
import { clients } from './clients.ts';
import { contactPersons } from './contact-persons.ts';
import { contracts } from './contracts.ts';
import { depots } from './depots.ts';
import { invoices } from './invoices.ts';
import { type AnyKind, kindOf } from './kind.ts';
import { lines } from './lines.ts';
import { offHires } from './off-hires.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';
import { productGroups } from './product-groups.ts';
import { products } from './products.ts';
import { projects } from './projects.ts';
import { rates } from './rates.ts';
import { readings } from './readings.ts';
import { stock } from './stock.ts';
import { users } from './users.ts';

/** Every kind of rows that the company's systems write, each after the rows it refers to. */
export const KINDS: { readonly [K in ImportKind]: AnyKind } = {
  depots: kindOf(depots),
  productGroups: kindOf(productGroups),
  products: kindOf(products),
  stock: kindOf(stock),
  clients: kindOf(clients),
  addresses: kindOf(addresses),
  contactPersons: kindOf(contactPersons),
  projects: kindOf(projects),
  rates: kindOf(rates),
  users: kindOf(users),
  contracts: kindOf(contracts),
  lines: kindOf(lines),
  orders: kindOf(orders),
  offHires: kindOf(offHires),
  readings: kindOf(readings),
  invoices: kindOf(invoices),
  papers: kindOf(papers),
};
