export type { DrawingProps } from './Drawing.tsx';
export { ErrorDrawing, NoAccessDrawing, NothingFoundDrawing, NothingYetDrawing, OfflineDrawing } from './drawings.tsx';
