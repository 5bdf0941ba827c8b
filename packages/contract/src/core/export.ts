/** Maximum number of rows per exported file (DOM-21). */
export const MAX_EXPORTED_ROWS = 100_000;
/** File formats of an exported list. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
