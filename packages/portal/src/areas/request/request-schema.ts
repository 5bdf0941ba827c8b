import { REQUEST_EDITS } from '@hireyard/contract/schemas';
import { describedWith } from './disputed.ts';
import type { RequestValues } from './request-values.ts';

/** Only the schema of the selected kind. The union of all kinds would add more of zod to every form. */
export const schema = {
  safeParse: (input: unknown) => {
    const values = input as RequestValues;
    const { kind, documentId, disputed, description } = values;
    const names = kind === 'billing' && documentId !== null ? disputed : [];
    return REQUEST_EDITS[kind].safeParse({ ...values, description: describedWith(description, names) });
  },
};
