import type { ValidationIssue } from '@hireyard/contract';
import { invalid } from './problem.ts';

/**
 * Translates a violated constraint into the refused value. For a `catch` behind a write: `db.insert('project',
 * [row]).catch(refusedBy({ project_client_id_number_key: { pointer: '/number', code: 'taken' } }))`.
 */
export const refusedBy =
  (constraints: Readonly<Record<string, ValidationIssue>>) =>
  (error: unknown): never => {
    const { constraint } = error as { readonly constraint?: string };
    const issue = constraint === undefined ? undefined : constraints[constraint];
    throw issue ? invalid([issue]) : error;
  };
