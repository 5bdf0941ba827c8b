export { type DataColumn, DataList, type DataListProps, type DataSelection } from './DataList.tsx';
export type { DataSort, SortDirection } from './model.ts';
export type { CellShape } from './SkeletonCell.tsx';
export { TwoLines, type TwoLinesProps } from './TwoLines.tsx';
