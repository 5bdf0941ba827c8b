import { REQUEST_EDITS } from '@hireyard/contract/schemas';
import type { RequestValues } from './request-values.ts';

/** Only the schema of the selected kind. The union of all kinds would add more of zod to every form. */
export const schema = {
  safeParse: (input: unknown) => {
    const values = input as RequestValues;
    const disputedLines = values.disputedLines.filter(({ documentId }) => documentId === values.documentId);
    return REQUEST_EDITS[values.kind].safeParse({ ...values, disputedLines });
  },
};
