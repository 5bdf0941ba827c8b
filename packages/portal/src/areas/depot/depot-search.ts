import { type Depot, foldedText, type GeoPosition } from '@hireyard/contract';
import { distanceKm } from '../../rental/distance.ts';

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

/** True if the depot's name or address contains every word of the search. Ignores case and accents. */
export function matches({ name, address }: Depot, search: string): boolean {
  const text = foldedText([name, address.line1, address.postalCode, address.city].join(' '));
  return foldedText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
