import { CALENDAR_FEEDS_MAX, SAVED_VIEWS_MAX, SHARED_VIEWS_MAX } from '@hireyard/contract';

/** The owner of a list: its rows share these columns, and additions to it lock one row. */
interface Owner {
  readonly columns: readonly string[];
  readonly locked: { readonly table: string; readonly by: Readonly<Record<string, string>> };
}
const CLIENT: Owner = { columns: ['client_id'], locked: { table: 'corporate_client', by: { id: 'client_id' } } };
const member = (column: string): Owner => ({
  columns: ['client_id', column],
  locked: { table: 'membership', by: { client_id: 'client_id', user_id: column } },
});
const ofOne = (table: string): Owner => ({
  columns: [`${table}_id`],
  locked: { table, by: { id: `${table}_id` } },
});

/** Most rows of a list that users can make grow. The database holds it (`functions/limits.ts`). */
export interface Limit {
  /** Name of the violated constraint. */
  readonly name: string;
  readonly table: string;
  readonly owner: Owner;
  readonly max: number;
  /** Condition for the rows that count. */
  readonly where?: string;
  /** Owner in the words of the API, for the sentence of a refusal. */
  readonly of: 'user' | 'list' | 'client';
}

/** Limits of rows for each owner, as listed in docs/domain.md. */
export const LIMITS: readonly Limit[] = [
  {
    name: 'calendar_feed_limit',
    table: 'calendar_feed',
    owner: member('user_id'),
    max: CALENDAR_FEEDS_MAX,
    of: 'user',
  },
  { name: 'saved_view_limit', table: 'saved_view', owner: member('created_by'), max: SAVED_VIEWS_MAX, of: 'user' },
  {
    ...{ name: 'shared_view_limit', table: 'saved_view', max: SHARED_VIEWS_MAX, where: 'shared', of: 'list' },
    owner: { ...CLIENT, columns: ['client_id', 'list'] },
  },
  { name: 'invitation_limit', table: 'membership', owner: CLIENT, max: 500, where: `status = 'invited'`, of: 'client' },
  { name: 'membership_limit', table: 'membership', owner: CLIENT, max: 10_000, of: 'client' },
  { name: 'role_limit', table: 'role', owner: CLIENT, max: 200, of: 'client' },
  { name: 'inspection_limit', table: 'asset_inspection', owner: ofOne('asset'), max: 50, of: 'list' },
  {
    ...{ name: 'reading_limit', table: 'asset_reading', max: 5_000, where: `source = 'manual'`, of: 'list' },
    owner: ofOne('asset'),
  },
  { name: 'assignment_limit', table: 'asset_assignment', owner: ofOne('asset'), max: 5_000, of: 'list' },
  { name: 'comment_limit', table: 'request_comment', owner: ofOne('request'), max: 500, of: 'list' },
  {
    ...{ name: 'request_draft_limit', table: 'request', max: 200, where: `status = 'draft'`, of: 'user' },
    owner: member('created_by'),
  },
  {
    ...{ name: 'order_draft_limit', table: 'rental_order', max: 200, where: `status = 'draft'`, of: 'user' },
    owner: member('created_by'),
  },
  { name: 'asset_limit', table: 'asset', owner: CLIENT, max: 100_000, where: `ownership = 'owned'`, of: 'client' },
  { name: 'project_limit', table: 'project', owner: CLIENT, max: 10_000, of: 'client' },
  { name: 'address_limit', table: 'address', owner: CLIENT, max: 10_000, of: 'client' },
  { name: 'contact_person_limit', table: 'contact_person', owner: CLIENT, max: 20_000, of: 'client' },
  {
    ...{ name: 'product_limit', table: 'product', max: 20_000, where: 'op_co is not null', of: 'list' },
    owner: { columns: ['op_co'], locked: { table: 'operating_company', by: { code: 'op_co' } } },
  },
  { name: 'attachment_limit', table: 'attachment', owner: CLIENT, max: 20_000, of: 'client' },
];
