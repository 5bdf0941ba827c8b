import { REQUEST_EDITS } from '@hireyard/contract/schemas';
import type { RequestValues } from './request-values.ts';

/** The schema of the kind that is chosen; the union of all kinds would cost every form more of zod. */
export const schema = {
  safeParse: (values: unknown) => REQUEST_EDITS[(values as RequestValues).kind].safeParse(values),
};
