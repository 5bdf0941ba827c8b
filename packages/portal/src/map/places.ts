import type { GeoPosition } from '@hireyard/contract';

/** A place on the map: the client's own depot, another depot, or a site. */
export interface MapPlace {
  readonly id: string;
  readonly kind: 'ownDepot' | 'depot' | 'site';
  /** Shown next to the selected marker. */
  readonly name: string;
  /** Accessible name of the marker. */
  readonly label: string;
  /** Number of units there. A depot has an icon instead. */
  readonly count?: string;
  readonly position: GeoPosition;
}

/** The selected place. The view in which it was not selected scrolls to it. */
export interface Chosen {
  readonly id: string;
  readonly by: 'map' | 'list';
}

/** Returns the south-west and north-east corners of all places, as Leaflet expects. Null without places. */
export function boundsOf(places: readonly Pick<MapPlace, 'position'>[]): [[number, number], [number, number]] | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ position }) => position.latitude);
  const longitudes = places.map(({ position }) => position.longitude);
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ];
}
