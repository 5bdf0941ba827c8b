/** The storage key of receipts. A separate module: every visit needs the name, few load the code that writes them. */
export const receiptsName = (storageName: string): string => `${storageName}Receipts`;
