import type { Database } from '../database/tables.ts';

/** Tables of `countedBy`, with their grouping columns. */
export const COUNT_TABLES = {
  contract_line_count: ['status', 'project_id', 'depot_id'],
  contract_count: ['status', 'project_id', 'depot_id'],
  asset_count: ['ownership', 'status', 'project_id', 'inspected'],
  document_count: ['type', 'status', 'project_id'],
  activity_count: ['resource', 'action', 'actor_id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;
export type CountTable = keyof typeof COUNT_TABLES;
