import type { GeoPosition } from '@hireyard/contract';

/** What stands on a map: the client's own depot, another one, or a site. */
export interface MapPlace {
  readonly id: string;
  readonly kind: 'ownDepot' | 'depot' | 'site';
  /** Shown beside the marker that is chosen. */
  readonly name: string;
  /** What a screen reader says of the marker. */
  readonly label: string;
  /** How many pieces are there; a depot has a picture. */
  readonly count?: string;
  readonly position: GeoPosition;
}

/** The place that is looked at, and where it was chosen: the other of the two brings it into view. */
export interface Chosen {
  readonly id: string;
  readonly by: 'map' | 'list';
}

/** South-west and north-east of all of them, as Leaflet takes it; null where there is none. */
export function boundsOf(places: readonly Pick<MapPlace, 'position'>[]): [[number, number], [number, number]] | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ position }) => position.latitude);
  const longitudes = places.map(({ position }) => position.longitude);
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ];
}
