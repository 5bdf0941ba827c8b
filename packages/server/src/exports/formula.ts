/** Signs with which a spreadsheet begins a formula; those of full width count in some languages. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A text that a spreadsheet would take for a formula is marked as text. Numbers are ours and stay numbers. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
