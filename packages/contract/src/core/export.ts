/** A file holds this many rows of a list at most (DOM-21). */
export const MAX_EXPORTED_ROWS = 100_000;
/** What a list can be saved as. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
