/** Escapes what a workbook would decode as a character, such as `_x000D_` (ECMA-376, ST_Xstring). */
export const withoutEscapes = (text: string): string => text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
