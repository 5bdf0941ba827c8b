import { REQUEST_EDITS } from '@hireyard/contract/schemas';
import type { RequestValues } from './request-values.ts';

/** Only the schema of the selected kind. The union of all kinds would add more of zod to every form. */
export const schema = {
  safeParse: (values: unknown) => REQUEST_EDITS[(values as RequestValues).kind].safeParse(values),
};
