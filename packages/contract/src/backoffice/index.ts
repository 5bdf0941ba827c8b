/** API for the rental company's own systems, separate from the portal's. */
export * from '../terms/edit-schemas.ts';
export * from './emission-schemas.ts';
export * from './endpoints.ts';
export * from './imports/endpoints.ts';
export * from './imports/list-endpoints.ts';
export * from './imports/schemas.ts';
export * from './imports/values.ts';
export * from './inbox-schemas.ts';
export { CompanyInvoice, CompanyInvoiceLine, CompanyInvoicePayment } from './invoice-schemas.ts';
export * from './line-schemas.ts';
export * from './operations.ts';
export * from './schemas.ts';
export * from './values.ts';
