import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The header and the phone's navigation have a button each, and there is one palette. */
export function setPaletteOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}
export const isPaletteOpen = (): boolean => isOpen;
export const usePaletteOpen = () => useSyncExternalStore(listen, isPaletteOpen);
