/** Class of the tables of docs pages, which the container of the page styles. */
export const TABLE_CLASS = 'hy-docs-table';
