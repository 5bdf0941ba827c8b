import type { Depot, GeoPosition } from '@hireyard/contract';

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

export interface Placed {
  readonly depot: Depot;
  /** Null if one of the positions is unknown. */
  readonly km: number | null;
}

/** Sorts the client's own depot first, then by known distance, then by name. */
export const byDistance = (depots: readonly Depot[], from: GeoPosition | null): Placed[] =>
  depots
    .map((depot) => ({ depot, km: from && depot.geo ? distanceKm(from, depot.geo) : null }))
    .toSorted(
      (one, other) =>
        Number(other.depot.own) - Number(one.depot.own) ||
        (one.km ?? Infinity) - (other.km ?? Infinity) ||
        one.depot.name.localeCompare(other.depot.name),
    );

const folded = (text: string) =>
  text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** True if the depot's name or address contains every word of the search. Ignores case and accents. */
export function matches({ name, address }: Depot, search: string): boolean {
  const text = folded([name, address.line1, address.postalCode, address.city].join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
