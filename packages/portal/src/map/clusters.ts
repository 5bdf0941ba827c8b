import type { MapPlace } from './places.ts';

/** A place and its position on the map in pixels. */
export interface Spot {
  readonly place: MapPlace;
  readonly x: number;
  readonly y: number;
}
/** Places that share a marker at the position of the first one. */
export type Cluster = readonly [MapPlace, ...MapPlace[]];

/** Groups places into markers. A place closer than `size` pixels to a marker joins it. */
export function clustersOf(spots: readonly Spot[], size: number): Cluster[] {
  const markers: { readonly at: Spot; readonly places: [MapPlace, ...MapPlace[]] }[] = [];
  for (const spot of spots) {
    const near = markers.find(({ at }) => Math.hypot(at.x - spot.x, at.y - spot.y) < size);
    if (near) near.places.push(spot.place);
    else markers.push({ at: spot, places: [spot.place] });
  }
  return markers.map(({ places }) => places);
}

/** Returns the place after the selected one, or the first if none is selected. */
export const nextOf = (cluster: Cluster, selectedId: string | null): MapPlace =>
  cluster[(cluster.findIndex(({ id }) => id === selectedId) + 1) % cluster.length] ?? cluster[0];

/** Returns whether the places differ in position, so that zooming in separates them. */
export const areApart = ([{ position }, ...others]: Cluster): boolean =>
  others.some(
    (other) => other.position.latitude !== position.latitude || other.position.longitude !== position.longitude,
  );
