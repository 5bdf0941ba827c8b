import type { MapSetting } from '@hireyard/contract/config/map';
import { useEffect, useState } from 'react';
import { DivIcon, disableClickPropagation, LeafletMap, Marker, TileLayer } from './leaflet.ts';
import { boundsOf, type MapPlace } from './places.ts';
import { pointsByFinger, wantsCalm } from './use-into-view.ts';

/** Where one place alone, or several close together, are shown from: a town with its roads. */
const TOWN = 12;
/** So that no marker lies under the edge. */
const PADDING: [number, number] = [48, 48];
/** What there is to see before the first place is known. */
const EUROPE = { center: [51, 10] as [number, number], zoom: 4 };

/** Leaflet puts what is further south in front; before that comes what is looked at, and a site before a depot. */
const heightOf = ({ id, kind }: MapPlace, chosen: string | null) =>
  id === chosen ? 20_000 : kind === 'site' ? 10_000 : 0;

interface Placed {
  readonly place: MapPlace;
  readonly marker: Marker;
  /** What React draws the marker into. */
  readonly host: HTMLElement;
}

/** Leaflet over an element: tiles and markers, as long as the element is there. */
export function useTileMap({ tiles, maxZoom }: MapSetting, places: readonly MapPlace[], chosen: string | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!element) return;
    const made = makeMap(element, maxZoom);
    const removeTiles = addTiles(made, { tiles, maxZoom }, setHasFailed);
    setMap(made);
    return () => {
      setMap(null);
      removeTiles();
      made.remove();
    };
  }, [element, tiles, maxZoom]);

  useEffect(() => {
    if (!map) return;
    const made = places.map((place) => addMarker(map, place));
    setPlaced(made);
    showAll(map, places);
    return () => {
      setPlaced([]);
      for (const { marker } of made) marker.remove();
    };
  }, [map, places]);

  useEffect(() => {
    for (const { place, marker } of placed) marker.setZIndexOffset(heightOf(place, chosen));
    const one = placed.find(({ place }) => place.id === chosen);
    if (one) map?.panInside(one.marker.getLatLng(), { padding: PADDING, animate: !wantsCalm() });
  }, [map, placed, chosen]);

  return {
    /** Takes the element that the map is drawn into. */
    setElement,
    placed,
    /** No tile of what is in view could be loaded. */
    hasFailed,
    zoom: (by: 1 | -1) => map?.setZoom(map.getZoom() + by, { animate: !wantsCalm() }),
    showAll: () => map && showAll(map, places),
  };
}

function makeMap(element: HTMLElement, maxZoom: number): LeafletMap {
  const moves = !wantsCalm();
  const map = new LeafletMap(element, {
    ...EUROPE,
    maxZoom,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    // A wheel and one finger scroll the page, until the map is what is being used; two fingers move it.
    scrollWheelZoom: false,
    dragging: !pointsByFinger(),
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  return map;
}

/** Tiles tell their server nothing but which they are: no address of the page, no cookies. */
function addTiles(
  map: LeafletMap,
  { tiles, maxZoom }: Pick<MapSetting, 'tiles' | 'maxZoom'>,
  onFailed: (hasFailed: boolean) => void,
) {
  const layer = new TileLayer(tiles, { maxZoom, referrerPolicy: 'no-referrer', crossOrigin: 'anonymous' });
  let loaded = 0;
  let failed = 0;
  layer.on('loading', () => {
    loaded = 0;
    failed = 0;
  });
  layer.on('tileload', () => {
    loaded += 1;
    onFailed(false);
  });
  layer.on('tileerror', () => {
    failed += 1;
  });
  // A single one may be missing, at sea for example.
  layer.on('load', () => onFailed(failed > 0 && loaded === 0));
  layer.addTo(map);
  const again = () => layer.redraw();
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}

function addMarker(map: LeafletMap, place: MapPlace): Placed {
  const host = document.createElement('div');
  disableClickPropagation(host);
  const { latitude, longitude } = place.position;
  const icon = new DivIcon({ className: '', html: host, iconSize: undefined });
  const marker = new Marker([latitude, longitude], { icon, keyboard: false, interactive: false });
  return { place, host, marker: marker.addTo(map) };
}

function showAll(map: LeafletMap, places: readonly MapPlace[]): void {
  const bounds = boundsOf(places);
  if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: TOWN, animate: false });
}
