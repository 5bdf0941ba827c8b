import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { FORMER_USER } from './former-user.ts';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

export interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * Name of a column in the download. Ids are replaced by a column of the referenced table, files by their encoded
 * content.
 */
export type Shown =
  | string
  | { readonly name: string; readonly table: Table; readonly key: string; readonly as: string }
  | { readonly name: string; readonly encoded: 'base64' };

interface PersonalTable<T extends Table> {
  /** Section of the rows in the download. */
  readonly section: string;
  /** Condition for the rows about a person. */
  readonly rows: (person: Person) => RawBuilder<SqlBool>;
  /** Download name per column; null for a column that is a secret or contains nothing about the person. */
  readonly columns: { readonly [C in Column<T>]: Shown | null };
  /** Erasure of a row: deleted, kept, or kept with these values. */
  readonly erased: 'deleted' | 'kept' | { readonly [C in Column<T>]?: string | null };
  /** Condition for the rows to erase, where some of the person's rows name somebody else in these columns. */
  readonly erasedRows?: (person: Person) => RawBuilder<SqlBool>;
}

const ofUser =
  (column: string) =>
  ({ id }: Person) =>
    sql<SqlBool>`${sql.ref(column)} = ${id}::uuid`;

/** Condition for the mails to a person, and those that this person has caused. */
const aboutMail = ({ id, email }: Person) => sql<SqlBool>`(params ->> 'userId' = ${id} or params ->> 'email' = ${email}
  or params ->> 'feedbackId' in (select id::text from feedback where user_id = ${id}::uuid)
  or params ->> 'notificationId' in (select id::text from notification where user_id = ${id}::uuid)
  or params ->> 'prospectId' in (select id::text from prospect where email = ${email}))`;

const CLIENT: Shown = { name: 'company', table: 'corporate_client', key: 'id', as: 'name' };
const PROJECT: Shown = { name: 'project', table: 'project', key: 'id', as: 'name' };
const ORDER: Shown = { name: 'order', table: 'rental_order', key: 'id', as: 'number' };
const REQUEST: Shown = { name: 'request', table: 'request', key: 'id', as: 'number' };

/**
 * Personal data of portal users: its form in the download, and its erasure (DOM-25). Null for tables that contain
 * nothing about users except the writer of a row, listed as `entries`. A new table or column does not compile without
 * an entry.
 */
export const PERSONAL_DATA: { readonly [T in Table]: PersonalTable<T> | null } = {
  app_user: {
    section: 'account',
    rows: ofUser('id'),
    columns: {
      id: 'id',
      email: 'email',
      first_name: 'firstName',
      last_name: 'lastName',
      phone: 'telephone',
      language: 'language',
      status: 'status',
      password_hash: null,
      version: null,
    },
    // Shown in the reader's language: the e-mail address marks an erased user.
    erased: {
      first_name: FORMER_USER['en-US'].first,
      last_name: FORMER_USER['en-US'].last,
      phone: null,
      language: 'en-US',
      password_hash: null,
      status: 'deactivated',
    },
  },
  membership: {
    section: 'access',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      status: 'status',
      email: 'email',
      first_name: 'firstName',
      last_name: 'lastName',
      confined: 'seesSomeProjectsOnly',
      order_limit_amount: 'orderLimit',
      order_limit_currency: 'orderLimitCurrency',
      invited_language: 'invitedIn',
      invited_at: 'invitedAt',
      invitation_expires_at: 'invitationExpiresAt',
      invitation_failed_at: 'invitationUndeliveredAt',
      last_seen_at: 'lastSeenAt',
      created_at: 'since',
      updated_at: 'changedAt',
      weekly_mailed_on: 'lastWeeklyMailOn',
      // Part of the account.
      id: null,
      user_id: null,
      record_uuid: null,
      // Derived from the others.
      name: null,
      status_rank: null,
      search_text: null,
      project_count: null,
      created_by: null,
      updated_by: null,
      version: null,
    },
    erased: {
      order_limit_amount: null,
      order_limit_currency: null,
      invited_language: null,
      invited_at: null,
      invitation_expires_at: null,
      invitation_failed_at: null,
      last_seen_at: null,
      weekly_mailed_on: null,
    },
  },
  desk_account: {
    section: 'desk',
    rows: ofUser('user_id'),
    columns: {
      op_co: 'operatingCompany',
      depot_id: { name: 'depot', table: 'depot', key: 'id', as: 'name' },
      rights: 'rights',
      created_at: 'since',
      user_id: null,
    },
    erased: 'deleted',
  },
  // The account remains with the operating company.
  machine_account: {
    section: 'systemAccounts',
    rows: ofUser('created_by'),
    columns: {
      op_co: 'operatingCompany',
      name: 'name',
      created_at: 'madeAt',
      revoked_at: 'revokedAt',
      id: null,
      secret_hash: null,
      created_by: null,
      // Of the system.
      used_at: null,
    },
    erased: 'kept',
  },
  desk_view: {
    section: 'views',
    rows: ({ id }) => sql<SqlBool>`desk_user_id = ${id}::uuid or user_id = ${id}::uuid`,
    columns: {
      ...{ client_id: CLIENT, begun_at: 'begunAt', expires_at: 'endsAt' },
      ...{ id: null, session_id: null, desk_user_id: null, user_id: null },
    },
    erased: 'deleted',
  },
  membership_role: {
    section: 'roles',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      role_id: { name: 'role', table: 'role', key: 'id', as: 'name' },
      user_id: null,
    },
    erased: 'deleted',
  },
  membership_project: {
    section: 'projects',
    rows: ofUser('user_id'),
    columns: { client_id: CLIENT, project_id: PROJECT, user_id: null },
    erased: 'deleted',
  },
  session: {
    section: 'sessions',
    rows: ofUser('user_id'),
    columns: {
      browser: 'browser',
      system: 'system',
      started_at: 'signedInAt',
      used_at: 'lastUsedAt',
      expires_at: 'endsAt',
      id: null,
      refresh_id: null,
      user_id: null,
      device_hash: null,
    },
    erased: 'deleted',
  },
  known_device: {
    section: 'knownDevices',
    rows: ofUser('user_id'),
    columns: { signed_in_at: 'signedInAt', hash: null, user_id: null },
    erased: 'deleted',
  },
  one_time_link: {
    section: 'mailedLinks',
    rows: ofUser('user_id'),
    columns: {
      purpose: 'purpose',
      client_id: CLIENT,
      expires_at: 'expiresAt',
      used_at: 'usedAt',
      hash: null,
      user_id: null,
    },
    erased: 'deleted',
  },
  document_read: {
    section: 'documentsRead',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      document_id: { name: 'document', table: 'document', key: 'id', as: 'number' },
      read_at: 'readAt',
      user_id: null,
    },
    erased: 'deleted',
  },
  activity: {
    section: 'activity',
    rows: ({ id }) => sql<SqlBool>`actor_id = ${id}::uuid or person_id = ${id}::uuid
      or (resource = 'user' and resource_id = ${id}::uuid)`,
    columns: {
      client_id: CLIENT,
      at: 'at',
      action: 'action',
      resource: 'what',
      resource_id: 'id',
      fields: 'fields',
      status: 'movedTo',
      name: 'called',
      id: null,
      person_name: 'viewedBy',
      // Ids of others, who acted on this user.
      actor_id: null,
      person_id: null,
    },
    // Without the name, the entry is one of the rental company.
    erased: { person_id: null, person_name: null },
    erasedRows: ofUser('person_id'),
  },
  attachment: {
    section: 'files',
    rows: ofUser('created_by'),
    columns: {
      client_id: CLIENT,
      name: 'name',
      media_type: 'type',
      size: 'bytes',
      resource: 'attachedTo',
      resource_id: 'id',
      created_at: 'sentAt',
      id: null,
      has_thumbnail: null,
      created_by: null,
      updated_at: null,
      updated_by: null,
      version: null,
    },
    erased: 'kept',
  },
  // Readings remain with the machine.
  asset_reading: {
    section: 'readings',
    rows: ofUser('entered_by'),
    columns: {
      ...{ client_id: CLIENT, kind: 'kind', value: 'value', read_at: 'readAt' },
      ...{ id: null, asset_id: null, source: null, entered_by: null },
    },
    erased: 'kept',
  },
  asset_reading_void: {
    section: 'voidReadings',
    // Includes readings of the user that others or telematics declared void.
    rows: ({ id }) => sql<SqlBool>`entered_by = ${id}::uuid or voided_by = ${id}::uuid`,
    columns: {
      ...{
        client_id: CLIENT,
        kind: 'kind',
        value: 'value',
        read_at: 'readAt',
        voided_at: 'voidedAt',
        reason: 'reason',
      },
      ...{ id: null, asset_id: null, entered_by: null, voided_by: null, by_company: null },
    },
    erased: 'kept',
  },
  // Imported assets remain with the client.
  asset_import: {
    section: 'assetImports',
    rows: ofUser('started_by'),
    columns: {
      ...{ client_id: CLIENT, file_name: 'fileName', state: 'state', started_at: 'startedAt' },
      ...{ row_count: 'rows', created_count: 'created', refused_count: 'refused', finished_at: 'finishedAt' },
      ...{ id: null, headings: null, failures: null, started_by: null },
    },
    erased: 'deleted',
  },
  asset_import_part: null,
  asset_import_refusal: null,
  // Requests remain with the client.
  request: {
    section: 'requests',
    rows: ofUser('created_by'),
    columns: {
      client_id: CLIENT,
      number: 'number',
      kind: 'kind',
      status: 'status',
      title: 'title',
      project_id: PROJECT,
      description: 'description',
      po_number: 'poNumber',
      cost_code: 'costCode',
      created_at: 'writtenAt',
      updated_at: 'changedAt',
      changed_at: null,
      id: null,
      contract_line_id: null,
      document_id: null,
      disputed_lines: 'disputedLines',
      asset_id: null,
      fault: null,
      safe_to_use: null,
      needed_on: null,
      line_count: null,
      handler_id: null,
      asked_back: null,
      waits_for: null,
      waiting_since: null,
      valid_to: null,
      reject_reason: null,
      project_name: null,
      search_text: null,
      status_rank: null,
      created_by: null,
      updated_by: null,
      version: null,
    },
    erased: 'kept',
  },
  request_step: {
    section: 'requestMoves',
    rows: ofUser('moved_by'),
    columns: { client_id: CLIENT, request_id: REQUEST, status: 'movedTo', moved_at: 'at', moved_by: null },
    erased: 'kept',
  },
  request_comment: {
    section: 'requestComments',
    rows: ofUser('written_by'),
    columns: {
      client_id: CLIENT,
      request_id: REQUEST,
      text: 'text',
      asks_back: 'asksBack',
      written_at: 'at',
      id: null,
      position: null,
      written_by: null,
      // Part of the section `files`.
      attachment_ids: null,
    },
    erased: 'kept',
  },
  rental_order: {
    section: 'orders',
    rows: ofUser('created_by'),
    columns: {
      client_id: CLIENT,
      number: 'number',
      status: 'status',
      project_id: PROJECT,
      request_id: REQUEST,
      po_number: 'poNumber',
      cost_code: 'costCode',
      reference: 'reference',
      remark: 'remark',
      starts_on: 'from',
      ends_on: 'to',
      created_at: 'writtenAt',
      updated_at: 'changedAt',
      changed_at: null,
      id: null,
      depot_id: null,
      fulfilment: null,
      address_id: null,
      slot: null,
      site_contact_id: null,
      line_count: null,
      piece_count: null,
      first_product: null,
      estimate_amount: null,
      estimate_currency: null,
      approval_rule: null,
      // Part of the section `orderMoves`.
      decision: null,
      decided_by: null,
      decided_at: null,
      decision_comment: null,
      reject_reason: null,
      terms_version: null,
      terms_language: null,
      terms_link: null,
      project_name: null,
      search_text: null,
      status_rank: null,
      created_by: null,
      updated_by: null,
      version: null,
    },
    erased: 'kept',
  },
  rental_order_step: {
    section: 'orderMoves',
    rows: ofUser('moved_by'),
    columns: {
      client_id: CLIENT,
      order_id: ORDER,
      status: 'movedTo',
      moved_at: 'at',
      position: null,
      moved_by: null,
    },
    erased: 'kept',
  },
  notification: {
    section: 'notifications',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      at: 'at',
      kind: 'kind',
      resource: 'about',
      resource_id: 'id',
      status: 'movedTo',
      in_portal: 'inPortal',
      id: null,
      user_id: null,
      actor_id: null,
    },
    erased: 'deleted',
  },
  notification_setting: {
    section: 'notificationSettings',
    rows: ofUser('user_id'),
    columns: {
      portal_off: 'offInPortal',
      mail_off: 'offByMail',
      weekly_mail: 'weeklyMail',
      user_id: null,
      version: null,
    },
    erased: 'deleted',
  },
  attention_snooze: {
    section: 'putOff',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      cause: 'cause',
      resource: 'about',
      resource_id: 'id',
      until: 'until',
      entry_id: null,
      day: null,
      user_id: null,
    },
    erased: 'deleted',
  },
  attention_assignment: {
    section: 'givenToYou',
    rows: ofUser('assignee_id'),
    columns: {
      client_id: CLIENT,
      resource: 'about',
      resource_id: 'id',
      assigned_at: 'at',
      entry_id: null,
      day: null,
      assignee_id: null,
      former_id: null,
    },
    erased: 'deleted',
  },
  calendar_feed: {
    section: 'calendarFeeds',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      name: 'name',
      kinds: 'shows',
      project_id: PROJECT,
      made_at: 'madeAt',
      read_at: 'lastReadAt',
      id: null,
      user_id: null,
      secret_hash: null,
    },
    erased: 'deleted',
  },
  saved_view: {
    section: 'savedViews',
    rows: ofUser('created_by'),
    columns: {
      client_id: CLIENT,
      list: 'list',
      name: 'name',
      query: 'shows',
      shared: 'shared',
      created_at: 'madeAt',
      updated_at: 'changedAt',
      // Derived from the name.
      name_key: null,
      id: null,
      created_by: null,
      updated_by: null,
      version: null,
    },
    // Includes shared views, because their name and search are the user's words.
    erased: 'deleted',
  },
  feedback: {
    section: 'feedback',
    rows: ofUser('user_id'),
    columns: {
      client_id: CLIENT,
      kind: 'kind',
      body: 'text',
      page: 'page',
      portal_version: 'portalVersion',
      trace_id: 'errorReference',
      browser: 'browser',
      system: 'system',
      screenshot: { name: 'screenshot', encoded: 'base64' },
      screenshot_type: 'screenshotType',
      created_at: 'sentAt',
      id: null,
      user_id: null,
    },
    erased: { body: '', browser: null, system: null, trace_id: null, screenshot: null, screenshot_type: null },
  },
  mail: {
    section: 'mailsOnTheirWay',
    rows: aboutMail,
    columns: {
      template: 'kind',
      created_at: 'queuedAt',
      attempts: 'attempts',
      next_attempt_at: 'nextAttemptAt',
      id: null,
      params: null,
    },
    erased: 'deleted',
  },
  import_run: {
    section: 'imports',
    rows: ofUser('by_user_id'),
    columns: {
      op_co: 'operatingCompany',
      source: 'source',
      name: 'files',
      by_name: 'by',
      state: 'state',
      dry_run: 'triedOnly',
      notifies: 'tellsClients',
      kinds: 'kinds',
      created_count: 'created',
      changed_count: 'changed',
      unchanged_count: 'unchanged',
      refused_count: 'refused',
      archived_count: 'archived',
      started_at: 'startedAt',
      changed_at: 'changedAt',
      undo_asked_at: null,
      undone_at: null,
      undone_count: null,
      undo_refused_count: null,
      undo_kind: null,
      undo_before: null,
      claim: null,
      id: null,
      by_user_id: null,
      closed_kinds: null,
      failures: null,
      claimed_until: null,
    },
    erased: { by_name: null, by_user_id: null },
  },
  // Rows of the company's own files, kept for 30 days.
  import_run_file: null,
  import_run_refusal: null,
  // Values of a user's row from before an import, kept for 30 days.
  import_entry: {
    section: 'importedValues',
    rows: ({ id }) => sql<SqlBool>`(kind = 'users' and (op_co, external_id) in (
      select external_key.op_co, external_key.external_id from external_key
      where external_key.kind = 'users'
        and row_id in (select record_uuid::text from membership where user_id = ${id}::uuid)))`,
    columns: {
      op_co: 'operatingCompany',
      fields: 'changes',
      written_at: 'importedAt',
      run_id: null,
      position: null,
      kind: null,
      external_id: null,
      is_new: null,
      is_adopted: null,
      former_version: null,
      former_time: null,
      digest: null,
      is_back: null,
    },
    erased: 'deleted',
  },
  failed_mail: {
    section: 'mailsThatFailed',
    rows: (person) => sql<SqlBool>`(to_address = ${person.email} or ${aboutMail(person)})`,
    columns: {
      op_co: 'operatingCompany',
      template: 'kind',
      to_name: 'name',
      to_address: 'email',
      subject: 'subject',
      reason: 'reason',
      attempts: 'attempts',
      state: 'state',
      created_at: 'queuedAt',
      failed_at: 'failedAt',
      handled_at: 'handledAt',
      id: null,
      params: null,
      code: null,
    },
    erased: 'deleted',
  },
  prospect: {
    section: 'registrations',
    rows: ({ email }) => sql<SqlBool>`email = ${email}`,
    columns: {
      op_co: 'operatingCompany',
      company: 'company',
      vat_number: 'vatNumber',
      country: 'country',
      first_name: 'firstName',
      last_name: 'lastName',
      email: 'email',
      phone: 'telephone',
      language: 'language',
      terms_accepted_at: 'termsAcceptedAt',
      id: null,
    },
    erased: 'deleted',
  },
  // Copy of other sections, kept for a day.
  idempotency_answer: {
    section: 'repeatableAnswers',
    rows: ({ id }) => sql<SqlBool>`starts_with(scope, ${`["${id}"`})`,
    columns: {
      created_at: 'givenAt',
      status: 'status',
      scope: null,
      key: null,
      body_hash: null,
      headers: null,
      body: null,
      access: null,
    },
    erased: 'deleted',
  },
  inbox_acknowledgement: {
    section: 'seenTo',
    rows: ofUser('by_user_id'),
    columns: {
      client_id: CLIENT,
      resource: 'about',
      resource_id: 'id',
      acknowledged_at: 'at',
      by_name: 'as',
      since: null,
      by_user_id: null,
    },
    erased: { by_name: null, by_user_id: null },
  },
  // Included through the session, the notification and the attachment. The content of a file belongs to the client.
  refresh_token: null,
  notification_read: null,
  attachment_file: null,
  stored_object: null,
  // Digests, kept for at most an hour.
  attempt_counter: null,
  // Choices about cookies, which name nobody.
  consent_receipt: null,
  // Address book of the client, which edits and archives it.
  contact_person: null,
  operating_company: null,
  corporate_client: null,
  client_module: null,
  role: null,
  role_right: null,
  signing_key: null,
  external_key: null,
  demo_clock: null,
  service_status: null,
  months_kept: null,
  applied_functions: null,
  depot: null,
  product: null,
  product_key: null,
  catalogue_group: null,
  product_rate: null,
  rental_rate: null,
  product_consumption: null,
  emission_factor: null,
  depot_stock: null,
  product_translation: null,
  product_picture: null,
  product_rank: null,
  address: null,
  project: null,
  contract: null,
  contract_line: null,
  rental_period: null,
  line_hours: null,
  line_month: null,
  line_month_due: null,
  use_month: null,
  rent_stretch: null,
  rent_day: null,
  spend_month: null,
  document_month: null,
  document_due: null,
  off_hire: null,
  off_hire_line: null,
  number_counter: null,
  line_extension: null,
  document: null,
  document_contract: null,
  document_line: null,
  document_file: null,
  payment: null,
  contract_count: null,
  contract_line_count: null,
  document_count: null,
  asset: null,
  asset_assignment: null,
  asset_inspection: null,
  project_favorite: null,
  asset_count: null,
  // Included in the sections `activity` and `requests`.
  activity_count: null,
  request_line: null,
  rental_order_line: null,
  notification_log: null,
  inbox_mail: null,
  job: null,
  change_entry: null,
  change_log: null,
};

/** Entry without the types of its table. */
interface AnyPersonalTable extends Pick<PersonalTable<Table>, 'section' | 'rows'> {
  readonly table: Table;
  readonly columns: Readonly<Record<string, Shown | null>>;
  readonly erased: 'deleted' | 'kept' | Readonly<Record<string, string | null>>;
  readonly erasedRows?: (person: Person) => RawBuilder<SqlBool>;
}

export const PERSONAL_TABLES: readonly AnyPersonalTable[] = Object.entries(PERSONAL_DATA).flatMap(
  ([table, personal]) => (personal ? [{ ...personal, table: table as Table } as AnyPersonalTable] : []),
);
