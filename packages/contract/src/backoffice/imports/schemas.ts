import { clientImportSchemas } from './clients.ts';
import { contractImportSchemas } from './contracts.ts';
import { depotImportSchemas } from './depots.ts';
import { masterDataImportSchemas } from './master-data.ts';

export * from './clients.ts';
export * from './contracts.ts';
export * from './depots.ts';
export { ExternalId, RowAnswer } from './frame.ts';
export * from './master-data.ts';

/** Schemas of every kind's read, PUT and batch. */
export const importSchemas = {
  ...depotImportSchemas,
  ...clientImportSchemas,
  ...masterDataImportSchemas,
  ...contractImportSchemas,
};
