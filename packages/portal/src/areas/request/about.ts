import type { Document, RentedMachine } from '@hireyard/contract';

/** Subject of a new request: an invoice, or a machine on rent with an optional later end date. */
export type About =
  | { readonly type: 'document'; readonly document: Document }
  | { readonly type: 'machine'; readonly line: RentedMachine; readonly to: string | null };
