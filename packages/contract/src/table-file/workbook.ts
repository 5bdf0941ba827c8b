/** Workbooks by their names. Those of Excel before 2007, `xls`, are not read. */
export const isWorkbook = (name: string): boolean => /\.xlsx$/i.test(name);
