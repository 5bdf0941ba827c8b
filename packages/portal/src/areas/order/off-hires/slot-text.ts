import { PICKUP_SLOT_NAMES, PICKUP_SLOTS, type PickupSlot } from '@hireyard/contract';
import type { Format } from '../../../i18n/format.ts';

/** Returns the times of a pick-up slot. */
export function slotText(slot: PickupSlot, { time }: Pick<Format, 'time'>): string {
  const { from, to } = PICKUP_SLOTS[slot];
  return `${time(from)} – ${time(to)}`;
}

/** Returns the pick-up slots as options of a select. */
export const slotOptions = (format: Pick<Format, 'time'>) =>
  PICKUP_SLOT_NAMES.map((value) => ({ value, label: slotText(value, format) }));
