export { type ColumnListProps, type ColumnOptions, cellKinds } from './columns.tsx';
export { type DataColumn, DataList, type DataListProps, type DataSelection } from './DataList.tsx';
export type { DataSort, SortDirection } from './model.ts';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export type { CellShape } from './SkeletonCell.tsx';
export { TwoLines, type TwoLinesProps } from './TwoLines.tsx';
