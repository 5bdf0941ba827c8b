import type { GeoPosition } from '@hireyard/contract';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometers (haversine). */
export function distanceKm(one: GeoPosition, other: GeoPosition): number {
  const latitudes = radians(other.latitude - one.latitude);
  const longitudes = radians(other.longitude - one.longitude);
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

/** Returns the depot that is nearest to a site, or undefined if no distance is known. */
export function nearestDepot<D extends { readonly geo: GeoPosition | null }>(
  depots: readonly D[],
  site: GeoPosition | null | undefined,
): D | undefined {
  if (!site) return undefined;
  const [nearest] = depots
    .flatMap((depot) => (depot.geo ? [{ depot, km: distanceKm(site, depot.geo) }] : []))
    .toSorted((one, other) => one.km - other.km);
  return nearest?.depot;
}
