import type { MapPlace } from './places.ts';

/** A place, and where it is on the map in pixels. */
export interface Spot {
  readonly place: MapPlace;
  readonly x: number;
  readonly y: number;
}
/** Places that share a marker, which stands where the first of them is. */
export type Cluster = readonly [MapPlace, ...MapPlace[]];

/** Places by their markers: those that would lie on one that is there already, `size` pixels wide, share it. */
export function clustersOf(spots: readonly Spot[], size: number): Cluster[] {
  const found: { readonly at: Spot; readonly places: [MapPlace, ...MapPlace[]] }[] = [];
  for (const spot of spots) {
    const near = found.find(({ at }) => Math.hypot(at.x - spot.x, at.y - spot.y) < size);
    if (near) near.places.push(spot.place);
    else found.push({ at: spot, places: [spot.place] });
  }
  return found.map(({ places }) => places);
}

/** Which of them comes after the one that is looked at; the first where it is none of them. */
export const nextOf = (cluster: Cluster, chosen: string | null): MapPlace =>
  cluster[(cluster.findIndex(({ id }) => id === chosen) + 1) % cluster.length] ?? cluster[0];

/** Whether they are apart from one another, so that a closer look tells them apart. */
export const areApart = ([{ position }, ...others]: Cluster): boolean =>
  others.some(
    (other) => other.position.latitude !== position.latitude || other.position.longitude !== position.longitude,
  );
