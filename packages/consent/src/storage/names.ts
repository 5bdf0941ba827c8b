/** Where receipts stand beside the choice. A file of its own: every visit knows the name, few load what writes them. */
export const receiptsName = (storageName: string): string => `${storageName}Receipts`;
