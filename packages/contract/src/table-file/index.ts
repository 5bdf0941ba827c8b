/** Tables as text files of spreadsheets (CSV), in any of their encodings and separators. */
export * from './encoding.ts';
export * from './formula.ts';
export * from './table.ts';
export * from './workbook.ts';
