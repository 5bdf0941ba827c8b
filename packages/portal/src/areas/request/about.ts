import type { Document, RentedMachine } from '@hireyard/contract';

/** What a new request begins with: an invoice, or a machine on rent. */
export type About =
  | { readonly type: 'document'; readonly document: Document }
  | { readonly type: 'machine'; readonly line: RentedMachine };
