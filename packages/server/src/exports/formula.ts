/**
 * The place before a sign with which a spreadsheet begins a formula; those of full width count in some languages. Where
 * the comma is the decimal sign a spreadsheet divides a CSV file at its semicolons, also within a text, and at the ends
 * of lines then.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?="*[=+\-@＝＋－＠])|^(?=[\t\r])/g;

/** A text that a spreadsheet would take for a formula is marked as text. Numbers are ours and stay numbers. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "'");
