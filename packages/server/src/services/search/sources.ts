import type { Resource, SearchKind } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientTable } from '../../database/client/ownership.ts';
import type { ClientScope } from '../../http/route.ts';
import { memberName } from '../../privacy/former-user.ts';
import { mayRead } from '../resources.ts';

/** How one kind of thing is searched for. */
export interface Source {
  readonly table: ClientTable;
  /** What it takes to read it. */
  readonly resource: Resource;
  /** True for rows that count, of those in sight. */
  readonly among?: (scope: ClientScope) => RawBuilder<SqlBool>;
  /** Columns of numbers; each has an index by `number_key`. */
  readonly numbers: readonly string[];
  /** Whether the first of them is also known without the letters in front. */
  readonly lettered: boolean;
  /** What is searched for words, folded; it has an index of trigrams. */
  readonly text: RawBuilder<string>;
  /** What it is called, where that is no number. */
  readonly called?: RawBuilder<string>;
  readonly productCode?: RawBuilder<string>;
  /** In which order the rows come that are read: by an index, what is likeliest meant first. */
  readonly latest: RawBuilder<unknown>;
  readonly shown: Shown;
}
/** Columns of the answer; what is left out is null. */
interface Shown {
  readonly subject: RawBuilder<string>;
  readonly name: RawBuilder<string> | ((scope: ClientScope) => RawBuilder<string>);
  readonly title?: RawBuilder<string>;
  readonly fleetNumber?: RawBuilder<string>;
  readonly documentType?: RawBuilder<string>;
  readonly project?: RawBuilder<string>;
}

export const SOURCES: { readonly [K in SearchKind]: Source } = {
  machine: {
    table: 'contract_line',
    resource: 'contract',
    numbers: ['fleet_number', 'serial_number'],
    lettered: false,
    text: sql`contract_line.search_text`,
    productCode: sql`contract_line.product_code`,
    // As the list of machines: on rent, those first that are due back.
    latest: sql`contract_line.status_rank, contract_line.urgency, contract_line.id`,
    shown: {
      subject: sql`contract_line.contract_id`,
      name: sql`contract_line.contract_number`,
      fleetNumber: sql`contract_line.fleet_number`,
      project: sql`contract_line.project_id`,
    },
  },
  contract: {
    table: 'contract',
    resource: 'contract',
    numbers: ['number', 'po_number'],
    lettered: true,
    text: sql`contract.search_text`,
    latest: sql`contract.starts_at desc, contract.id desc`,
    shown: { subject: sql`contract.id`, name: sql`contract.number`, project: sql`contract.project_id` },
  },
  order: {
    table: 'rental_order',
    resource: 'order',
    numbers: ['number', 'po_number'],
    lettered: true,
    text: sql`rental_order.search_text`,
    productCode: sql`rental_order.first_product`,
    latest: sql`rental_order.created_at desc, rental_order.id desc`,
    shown: { subject: sql`rental_order.id`, name: sql`rental_order.number`, project: sql`rental_order.project_id` },
  },
  offHire: {
    table: 'off_hire',
    resource: 'offHire',
    // It gets its number when it is confirmed, and has no other name before.
    among: () => sql`off_hire.number is not null`,
    numbers: ['number'],
    lettered: true,
    text: sql`number_key(off_hire.number)`,
    latest: sql`off_hire.created_at desc, off_hire.id desc`,
    shown: { subject: sql`off_hire.id`, name: sql`off_hire.number` },
  },
  request: {
    table: 'request',
    resource: 'request',
    numbers: ['number'],
    lettered: true,
    text: sql`request.search_text`,
    called: sql`request.title`,
    latest: sql`request.created_at desc, request.id desc`,
    shown: {
      subject: sql`request.id`,
      name: sql`request.number`,
      title: sql`request.title`,
      project: sql`request.project_id`,
    },
  },
  document: {
    table: 'document',
    resource: 'document',
    numbers: ['number'],
    lettered: true,
    text: sql`document.search_text`,
    latest: sql`document.issued_on desc, document.id desc`,
    shown: {
      subject: sql`document.id`,
      name: sql`document.number`,
      documentType: sql`document.type`,
      project: sql`document.project_id`,
    },
  },
  project: {
    table: 'project',
    resource: 'project',
    numbers: ['number'],
    lettered: true,
    text: sql`project.search_text`,
    called: sql`project.name`,
    latest: sql`project.name, project.id`,
    shown: { subject: sql`project.id`, name: sql`project.number`, title: sql`project.name` },
  },
  asset: {
    table: 'asset',
    resource: 'asset',
    // What is rented is found as a machine, by who may see that.
    among: (scope) => (mayRead(scope, 'contract') ? sql`asset.ownership = 'owned'` : sql`true`),
    numbers: ['tag', 'serial_number'],
    lettered: false,
    text: sql`asset.search_text`,
    called: sql`asset.name`,
    productCode: sql`asset.product_code`,
    latest: sql`asset.status_rank, asset.tag, asset.id`,
    shown: {
      subject: sql`asset.id`,
      name: sql`coalesce(asset.tag, asset.product_code)`,
      title: sql`asset.name`,
      project: sql`asset.project_id`,
    },
  },
  contactPerson: {
    table: 'contact_person',
    resource: 'contactPerson',
    numbers: [],
    lettered: false,
    text: sql`contact_person.search_text`,
    called: sql`contact_person.first_name || ' ' || contact_person.last_name`,
    latest: sql`contact_person.last_name, contact_person.first_name, contact_person.id`,
    shown: {
      subject: sql`contact_person.id`,
      name: sql`contact_person.first_name || ' ' || contact_person.last_name`,
    },
  },
  user: {
    table: 'membership',
    resource: 'user',
    numbers: [],
    lettered: false,
    text: sql`membership.search_text`,
    called: sql`membership.first_name || ' ' || membership.last_name`,
    latest: sql`membership.last_name, membership.first_name, membership.id`,
    shown: { subject: sql`membership.id`, name: memberName },
  },
};
