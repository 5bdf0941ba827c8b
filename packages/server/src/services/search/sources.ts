import type { Resource, SearchKind } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientTable } from '../../database/client/ownership.ts';
import type { ClientScope } from '../../http/route.ts';
import { memberName } from '../../privacy/former-user.ts';
import { mayRead } from '../resources.ts';

/** Search definition of one kind of resource. */
export interface Source {
  readonly table: ClientTable;
  /** Resource that the caller must be allowed to read. */
  readonly resource: Resource;
  /** True for searchable rows among the visible ones. */
  readonly among?: (scope: ClientScope) => RawBuilder<SqlBool>;
  /** Columns with numbers. Each has an index by `number_key`. */
  readonly numbers: readonly string[];
  /** True if the first number is also known without its leading letters. */
  readonly lettered: boolean;
  /** Folded text of the word search. It has a trigram index. */
  readonly text: RawBuilder<string>;
  /** Name, if it is not a number. */
  readonly title?: RawBuilder<string>;
  readonly productCode?: RawBuilder<string>;
  /** Sort order of the scanned rows, backed by an index. The likeliest rows come first. */
  readonly latest: RawBuilder<unknown>;
  readonly columns: Columns;
}
/** Columns of the answer. Missing ones are null. */
interface Columns {
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
    // Same order as in the machine list: on rent first, the next return leading.
    latest: sql`contract_line.status_rank, contract_line.urgency, contract_line.id`,
    columns: {
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
    columns: { subject: sql`contract.id`, name: sql`contract.number`, project: sql`contract.project_id` },
  },
  order: {
    table: 'rental_order',
    resource: 'order',
    numbers: ['number', 'po_number'],
    lettered: true,
    text: sql`rental_order.search_text`,
    productCode: sql`rental_order.first_product`,
    latest: sql`rental_order.created_at desc, rental_order.id desc`,
    columns: { subject: sql`rental_order.id`, name: sql`rental_order.number`, project: sql`rental_order.project_id` },
  },
  offHire: {
    table: 'off_hire',
    resource: 'offHire',
    // An off-hire has no name before it gets its number on confirmation.
    among: () => sql`off_hire.number is not null`,
    numbers: ['number'],
    lettered: true,
    text: sql`number_key(off_hire.number)`,
    latest: sql`off_hire.created_at desc, off_hire.id desc`,
    columns: { subject: sql`off_hire.id`, name: sql`off_hire.number` },
  },
  request: {
    table: 'request',
    resource: 'request',
    numbers: ['number'],
    lettered: true,
    text: sql`request.search_text`,
    title: sql`request.title`,
    latest: sql`request.created_at desc, request.id desc`,
    columns: {
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
    columns: {
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
    title: sql`project.name`,
    latest: sql`project.name, project.id`,
    columns: { subject: sql`project.id`, name: sql`project.number`, title: sql`project.name` },
  },
  asset: {
    table: 'asset',
    resource: 'asset',
    // Users who may see contracts find rented assets as machines.
    among: (scope) => (mayRead(scope, 'contract') ? sql`asset.ownership = 'owned'` : sql`true`),
    numbers: ['tag', 'serial_number'],
    lettered: false,
    text: sql`asset.search_text`,
    title: sql`asset.name`,
    productCode: sql`asset.product_code`,
    latest: sql`asset.status_rank, asset.tag, asset.id`,
    columns: {
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
    title: sql`contact_person.first_name || ' ' || contact_person.last_name`,
    latest: sql`contact_person.last_name, contact_person.first_name, contact_person.id`,
    columns: {
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
    title: sql`membership.first_name || ' ' || membership.last_name`,
    latest: sql`membership.last_name, membership.first_name, membership.id`,
    columns: { subject: sql`membership.id`, name: memberName },
  },
};
