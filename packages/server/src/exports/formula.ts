/**
 * Position before a character that starts a formula in spreadsheets. Full-width signs count in some languages. With a
 * decimal comma, spreadsheets split CSV files at semicolons, also within texts, and at the ends of lines then. A plus with
 * digits, blanks and brackets alone is a telephone number.
 */
const FORMULA =
  /(?<=^|[;\t\r\n])(?!\+[\d \u00a0\u202f()]*\d[\d \u00a0\u202f()]*(?:$|[;\t\r\n]))(?="*[=+\-@＝＋－＠])|^(?=[\t\r])/g;

/** Marks a text that a spreadsheet would read as a formula. Numbers are not user input and stay numbers. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "'");

/** Escapes what a workbook would decode as a character, such as `_x000D_` (ECMA-376, ST_Xstring). */
export const withoutEscapes = (text: string): string => text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
