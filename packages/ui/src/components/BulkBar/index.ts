export { type BulkAction, BulkBar, type BulkBarProps } from './BulkBar.tsx';
export { type RowSelection, type RowSelectionOptions, useRowSelection } from './use-row-selection.tsx';
