export { type StatusShape, TONE_SHAPE } from './model.ts';
export { StatusChip, type StatusChipProps } from './StatusChip.tsx';
