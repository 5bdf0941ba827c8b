import { useMemo } from 'react';
import { selectClientCompany } from '../client/client-company.ts';
import { selectClient } from '../client/corporate-client.ts';
import { DEVICE_LOCALITY, type Locality } from '../i18n/locality.ts';
import { domainNow } from '../settings/demo-time.ts';
import { selectDemoClock } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';

/** Returns country, time zone and clock of the selected client's operating company. */
export function useClientLocality(): Locality {
  const country = useAppSelector(selectClientCompany)?.country ?? null;
  // Older servers do not send the time zone.
  const timeZone = useAppSelector(selectClient)?.timeZone ?? DEVICE_LOCALITY.timeZone;
  const clock = useAppSelector(selectDemoClock);
  return useMemo(() => ({ country, timeZone, now: () => domainNow(clock) }), [country, timeZone, clock]);
}
