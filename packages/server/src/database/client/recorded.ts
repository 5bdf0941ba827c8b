import type { ActivityField, Resource } from '@hireyard/contract';
import type { AuditedTable, Changes, Row, WritableTable } from './writable.ts';

/** How changes of a table appear in the activity. */
interface Recorded<T extends AuditedTable> {
  readonly resource: Resource;
  /** Activity field of each column; null if its changes are not recorded. A new column needs an entry. */
  readonly fields: { readonly [C in keyof Required<Changes<T>>]: ActivityField | null };
  /** Column with the name of a deleted row, if it holds no personal data. */
  readonly name?: keyof Row<T> & string;
}

const POSTAL = {
  line1: 'address',
  line2: 'address',
  postal_code: 'address',
  city: 'address',
  region: 'address',
  country: 'address',
} as const;

/**
 * Activity records of each table. Values are never stored, so activity holds no personal data and no amounts.
 * `unwritten` marks tables without a handler that writes them; a write throws. Null records nothing for the table
 * itself.
 */
export const RECORDED: { readonly [T in AuditedTable]: Recorded<T> | 'unwritten' | null } = {
  project: {
    resource: 'project',
    fields: {
      number: 'number',
      name: 'name',
      status: null,
      address_id: 'address',
      site_contact_id: 'siteContact',
      default_po: 'poNumber',
      default_cost_code: 'costCode',
      starts_on: 'period',
      ends_on: 'period',
      budget_amount: 'budget',
      budget_currency: 'budget',
    },
  },
  contract: {
    resource: 'contract',
    fields: {
      ...POSTAL,
      number: 'number',
      order_number: null,
      project_id: 'project',
      depot_id: null,
      site_contact_id: 'siteContact',
      po_number: 'poNumber',
      cost_code: 'costCode',
      reference: 'reference',
      address_name: 'address',
      site_id: null,
    },
  },
  address: {
    resource: 'address',
    fields: {
      ...POSTAL,
      kind: 'kind',
      name: 'name',
      latitude: 'position',
      longitude: 'position',
      access_instructions: 'access',
      max_vehicle: 'access',
      access_from: 'access',
      access_to: 'access',
      status: null,
    },
  },
  contact_person: {
    resource: 'contactPerson',
    fields: {
      first_name: 'name',
      last_name: 'name',
      email: 'email',
      phone: 'phone',
      functions: 'functions',
      language: 'language',
      status: null,
    },
  },
  membership: {
    resource: 'user',
    fields: {
      user_id: null,
      record_uuid: null,
      status: null,
      first_name: 'name',
      last_name: 'name',
      confined: 'projects',
      order_limit_amount: 'orderLimit',
      order_limit_currency: 'orderLimit',
      invited_language: null,
      invited_at: 'invitation',
      invitation_expires_at: null,
      invitation_failed_at: null,
      last_seen_at: null,
      weekly_mailed_on: null,
    },
  },
  role: { resource: 'role', fields: { name: 'name', built_in: null, copied_from: null }, name: 'name' },
  asset: {
    resource: 'asset',
    fields: {
      ownership: null,
      status: null,
      tag: 'number',
      name: 'name',
      product_code: 'product',
      make: 'make',
      model: 'make',
      serial_number: 'serialNumber',
      year: 'year',
      home: 'home',
      project_id: 'project',
      holder_id: 'holder',
      placed_on: null,
      expected_until: 'period',
      defect: 'defect',
    },
  },
  request: {
    resource: 'request',
    fields: {
      number: null,
      kind: 'kind',
      status: null,
      title: 'title',
      project_id: 'project',
      po_number: 'poNumber',
      cost_code: 'costCode',
      description: 'description',
      contract_line_id: 'subject',
      document_id: 'subject',
      disputed_lines: 'description',
      asset_id: 'subject',
      fault: 'description',
      safe_to_use: 'description',
      needed_on: null,
      line_count: null,
      handler_id: null,
      asked_back: null,
      waits_for: null,
      waiting_since: null,
      valid_to: null,
      reject_reason: null,
    },
    name: 'number',
  },
  rental_order: {
    resource: 'order',
    fields: {
      number: null,
      status: null,
      project_id: 'project',
      po_number: 'poNumber',
      cost_code: 'costCode',
      reference: 'reference',
      depot_id: 'delivery',
      fulfilment: 'delivery',
      address_id: 'delivery',
      slot: 'delivery',
      site_contact_id: 'siteContact',
      remark: 'description',
      starts_on: null,
      ends_on: null,
      line_count: null,
      piece_count: null,
      first_product: null,
      estimate_amount: null,
      estimate_currency: null,
      request_id: null,
      approval_rule: null,
      decision: null,
      decided_by: null,
      decided_at: null,
      decision_comment: null,
      reject_reason: null,
      terms_version: null,
      terms_language: null,
      terms_link: null,
    },
    name: 'number',
  },
  // Recorded as lines of the contract.
  contract_line: null,
  // Recorded as moves of the asset.
  asset_assignment: null,
  asset_inspection: null,
  attachment: null,
  // Personal names, shown on no page of the client.
  saved_view: null,
  document: {
    resource: 'document',
    fields: {
      type: null,
      number: null,
      issued_on: null,
      project_id: 'project',
      starts_on: null,
      ends_on: null,
      po_number: 'poNumber',
      status: null,
      due_on: null,
      disputed: 'dispute',
      net: null,
      gross: null,
      due: null,
      currency: null,
      corrects_document_id: null,
      replaces_document_id: null,
      title: 'title',
      order_id: 'reference',
      fleet_number: null,
      voided_on: null,
      as_of: null,
      with_ubl: null,
    },
  },
  off_hire: {
    resource: 'offHire',
    fields: {
      number: 'number',
      status: null,
      off_rent_at: 'period',
      transport: 'delivery',
      pickup_on: 'delivery',
      pickup_slot: 'delivery',
      place: 'address',
      key_place: 'access',
      site_contact_id: 'siteContact',
      fail_reason: null,
      line_count: null,
      asked_again_at: null,
    },
    name: 'number',
  },
};

/** Says what happened to a contract line. */
function lineFieldOf(before: Row<'contract_line'>, after: Row<'contract_line'>): ActivityField {
  if (before.status !== after.status && before.status !== 'cancelled') {
    if (before.status === 'planned' && after.status === 'onRent') return 'delivery';
    if (after.status === 'returned') return 'return';
    return after.status === 'closed' || after.status === 'cancelled' ? 'lines' : 'callOff';
  }
  return String(before.expected_off_rent_at) === String(after.expected_off_rent_at) ? 'lines' : 'endOfRent';
}

/** Tables whose rows are recorded as a field of another resource. */
export const RECORDED_WITH: {
  readonly [T in WritableTable]?: {
    readonly resource: Resource | { readonly column: keyof Row<T> & string };
    readonly column: keyof Row<T> & string;
    readonly field: ActivityField;
    /** Field of a changed row, if it says more than `field`. */
    readonly fieldOf?: (before: Row<T>, after: Row<T>) => ActivityField;
    /** Filter for the rows to record. Default: all. */
    readonly filter?: (row: Row<T>) => boolean;
  };
} = {
  membership_role: { resource: 'user', column: 'user_id', field: 'roles' },
  membership_project: { resource: 'user', column: 'user_id', field: 'projects' },
  role_right: { resource: 'role', column: 'role_id', field: 'rights' },
  asset_inspection: { resource: 'asset', column: 'asset_id', field: 'inspections' },
  payment: { resource: 'document', column: 'document_id', field: 'payments' },
  document_file: { resource: 'document', column: 'document_id', field: 'attachments' },
  // Automatic readings, hourly perhaps, are not user actions.
  asset_reading: {
    resource: 'asset',
    column: 'asset_id',
    field: 'readings',
    filter: ({ source }) => source !== 'telematics',
  },
  asset_reading_void: {
    resource: 'asset',
    column: 'asset_id',
    field: 'readings',
    filter: ({ voided_by: by, by_company: byCompany }) => by !== null || byCompany,
  },
  contract_line: { resource: 'contract', column: 'contract_id', field: 'lines', fieldOf: lineFieldOf },
  off_hire_line: { resource: 'offHire', column: 'off_hire_id', field: 'lines' },
  request_line: { resource: 'request', column: 'request_id', field: 'lines' },
  rental_order_line: { resource: 'order', column: 'order_id', field: 'lines' },
  request_comment: { resource: 'request', column: 'request_id', field: 'comments' },
  attention_assignment: { resource: { column: 'resource' }, column: 'resource_id', field: 'assignee' },
  attachment: { resource: { column: 'resource' }, column: 'resource_id', field: 'attachments' },
};

/** Columns with personal data of the client's people. Activity stores only their field names. */
export const PERSONAL_COLUMNS = {
  contact_person: ['first_name', 'last_name', 'email', 'phone'],
  membership: ['first_name', 'last_name', 'email'],
} as const satisfies { readonly [T in AuditedTable]?: readonly (keyof Row<T>)[] };
