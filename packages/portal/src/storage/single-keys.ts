import { deviceStorage } from './storage.ts';
import { SINGLE_KEYS } from './storage-keys.ts';

/** Returns whether a single key opens the overview of keys on this device. */
export const hasSingleKeys = (): boolean => deviceStorage.getItem(SINGLE_KEYS) !== 'off';

export function keepSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(SINGLE_KEYS);
  else deviceStorage.setItem(SINGLE_KEYS, 'off');
}
