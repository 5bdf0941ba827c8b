export { ListSheet, type ListSheetProps } from './ListSheet.tsx';
