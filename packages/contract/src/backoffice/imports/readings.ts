import * as z from 'zod/mini';
import { LocalDate, Uuid } from '../../core/primitive-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf } from './frame.ts';

/** Engine hours of a machine on a day. An archived reading is void; other hours or another day correct it. */
export const readingImport = importOf({
  line: ExternalId,
  hours: z.number().check(z.minimum(0), z.maximum(1e9)),
  /** Day in the time zone of the line's depot. */
  day: LocalDate,
});
export type ReadingImport = z.output<typeof readingImport.row>;

export const CompanyReading = z.object({
  ...importedFields,
  id: Uuid,
  line: z.nullable(z.string()),
  hours: z.number(),
  day: LocalDate,
  archived: z.boolean(),
});
export type CompanyReading = z.infer<typeof CompanyReading>;

const { get, listOfClient, put, batch } = importSchemasOf(readingImport, CompanyReading);
export const readingImportSchemas = {
  listCompanyReadings: listOfClient,
  getCompanyReading: get,
  putCompanyReading: put,
  importCompanyReadings: batch,
};
