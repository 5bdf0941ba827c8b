/**
 * Position before a character that starts a formula in spreadsheets. Full-width signs count in some languages. With a
 * decimal comma, spreadsheets split CSV files at semicolons, also within texts, and at the ends of lines then.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?="*[=+\-@＝＋－＠])|^(?=[\t\r])/g;

/** Marks a text that a spreadsheet would read as a formula. Numbers are not user input and stay numbers. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "'");
