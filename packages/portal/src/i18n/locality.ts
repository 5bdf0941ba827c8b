import { localDateIn } from '@hireyard/contract';
import { createContext, useContext } from 'react';

/** Determines dates and times besides the language: the operating company, and the clock. */
export interface Locality {
  /** ISO 3166-1 code of the operating company's country. Null until it is known. */
  readonly country: string | null;
  /** Time zone of the operating company's depots. */
  readonly timeZone: string;
  /** Current time, by the demo clock in a demo. */
  readonly now: () => Date;
}

/** Time zone of the device, used until the operating company is known. */
const deviceTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Locality of a visit whose operating company is not known yet. */
export const DEVICE_LOCALITY: Locality = { country: null, timeZone: deviceTimeZone, now: () => new Date() };

export const LocalityContext = createContext<Locality>(DEVICE_LOCALITY);

export const useLocality = (): Locality => useContext(LocalityContext);

/** Returns today's date at the depots. */
export function useToday(): string {
  const { now, timeZone } = useLocality();
  return localDateIn(now(), timeZone);
}
