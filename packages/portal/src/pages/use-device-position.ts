import type { GeoPosition } from '@hireyard/contract';
import { useState } from 'react';

/** Why the position of the device is unknown: permission denied, or unavailable. */
export type PositionFailure = 'denied' | 'unknown';

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 60_000;

/**
 * Reads the position of the device after `ask`, which a click calls. The position stays in the browser until the user
 * saves it.
 */
export function useDevicePosition() {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);

  const ask = async (): Promise<GeoPosition | null> => {
    setAsking(true);
    setFailure(null);
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, {
          enableHighAccuracy: true,
          timeout: TIMEOUT_MS,
          maximumAge: MAX_AGE_MS,
        }),
      );
      return { latitude: coords.latitude, longitude: coords.longitude };
    } catch (error) {
      const code = (error as Partial<GeolocationPositionError>).code;
      setFailure(code === 1 ? 'denied' : 'unknown');
      return null;
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, failure, ask };
}
