import { depotImportSchemas } from './depots.ts';

export * from './depots.ts';
export { ExternalId, RowAnswer } from './frame.ts';

/** Schemas of every kind's read, PUT and batch. */
export const importSchemas = { ...depotImportSchemas };
