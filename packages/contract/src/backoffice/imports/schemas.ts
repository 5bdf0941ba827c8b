import { catalogueImportSchemas } from './catalogue.ts';
import { clientImportSchemas } from './clients.ts';
import { contractImportSchemas } from './contracts.ts';
import { depotImportSchemas } from './depots.ts';
import { importRunSchemas } from './frame.ts';
import { invoiceImportSchemas } from './invoices.ts';
import { masterDataImportSchemas } from './master-data.ts';
import { phoneOffHireImportSchemas } from './off-hires.ts';
import { phoneOrderImportSchemas } from './orders.ts';
import { paperImportSchemas } from './papers.ts';
import { readingImportSchemas } from './readings.ts';
import { userImportSchemas } from './users.ts';

export * from './catalogue.ts';
export * from './clients.ts';
export * from './contracts.ts';
export * from './depots.ts';
export { ExternalId, RowAnswer } from './frame.ts';
export * from './invoices.ts';
export * from './master-data.ts';
export * from './off-hires.ts';
export * from './orders.ts';
export * from './papers.ts';
export * from './readings.ts';
export * from './users.ts';

/** Schemas of every kind's read, PUT and batch. */
export const importSchemas = {
  ...importRunSchemas,
  ...depotImportSchemas,
  ...clientImportSchemas,
  ...masterDataImportSchemas,
  ...catalogueImportSchemas,
  ...userImportSchemas,
  ...contractImportSchemas,
  ...phoneOrderImportSchemas,
  ...phoneOffHireImportSchemas,
  ...readingImportSchemas,
  ...invoiceImportSchemas,
  ...paperImportSchemas,
};
