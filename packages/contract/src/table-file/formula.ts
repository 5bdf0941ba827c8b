/**
 * Matches the positions of a text at which a cell could begin that a spreadsheet reads as a formula. Blanks may stand before
 * the sign, and full-width signs count in some languages. With a decimal comma, spreadsheets split CSV files at semicolons,
 * also within texts, and at the ends of lines then.
 */
const positions = (but: string, mark: string) =>
  new RegExp(String.raw`(?<=^|[;\t\r\n])${but}${mark}(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])|^${mark}(?=[\t\r\n])`, 'g');
/** A plus with digits, blanks and brackets alone is a telephone number. */
const NO_PHONE = String.raw`(?![^\S\t\r\n]*\+(?=[ \u00a0\u202f()]*\d)[\d \u00a0\u202f()]*(?:$|[;\t\r\n]))`;

const FORMULA = /* @__PURE__ */ positions(NO_PHONE, '');
const FORMULA_OR_PHONE = /* @__PURE__ */ positions('', '');
const MARK = /* @__PURE__ */ positions('', "'");

/** Marks a text that a spreadsheet would read as a formula. Numbers are not user input and stay numbers. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "'");

/** Marks a cell of a file that is read again: a telephone number too, whose plus a spreadsheet would not save. */
export const withMark = (cell: string): string => cell.replace(FORMULA_OR_PHONE, "'");

/** Takes away the marks of `withMark` and `withoutFormula`, and the blanks around a cell. */
export const withoutMark = (cell: string): string => cell.trimStart().replace(MARK, '').trim();
