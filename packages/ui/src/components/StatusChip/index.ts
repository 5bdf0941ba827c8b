export { STATUS_TONES, TONE_SHAPE } from './model.ts';
export { StatusChip, type StatusChipProps } from './StatusChip.tsx';
