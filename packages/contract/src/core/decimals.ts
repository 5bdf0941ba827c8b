/** Decimals of amounts: what is owed, paid or estimated (DOM-16). */
export const AMOUNT_DECIMALS = 2;
/** Decimals of the price of an invoice line, at most. Its amount has two (EN 16931, BT-146). */
export const PRICE_DECIMALS = 4;
