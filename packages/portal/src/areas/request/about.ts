import type { Document, RentedMachine } from '@hireyard/contract';

/** What a new request begins with: an invoice, or a machine on rent, which may be needed until a later day. */
export type About =
  | { readonly type: 'document'; readonly document: Document }
  | { readonly type: 'machine'; readonly line: RentedMachine; readonly to: string | null };
