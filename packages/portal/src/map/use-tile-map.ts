import type { MapSetting } from '@hireyard/contract/config/map';
import type { ResizeEvent } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { type Cluster, clustersOf } from './clusters.ts';
import { DivIcon, disableClickPropagation, LeafletMap, Marker, TileLayer } from './leaflet.ts';
import { MARKER_SIZE } from './MapMarker.tsx';
import { boundsOf, type MapPlace } from './places.ts';
import { pointsByFinger, wantsCalm } from './use-into-view.ts';

/** Where one place alone, or several close together, are shown from: a town with its roads. */
const TOWN = 12;
/** So that no marker lies under the edge. */
const PADDING: [number, number] = [48, 48];
/** What there is to see before the first place is known. */
const EUROPE = { center: [51, 10] as [number, number], zoom: 4 };

/** Leaflet puts what is further south in front; what is looked at comes before that. */
const IN_FRONT = 10_000;

interface Placed {
  readonly cluster: Cluster;
  readonly marker: Marker;
  /** What React draws the marker into. */
  readonly host: HTMLElement;
}
const holds = ({ cluster }: Placed, id: string | null) => cluster.some((place) => place.id === id);

/** Leaflet over an element: tiles and markers, as long as the element is there. */
export function useTileMap({ tiles, maxZoom }: MapSetting, places: readonly MapPlace[], chosen: string | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [zoom, setZoom] = useState<number>(EUROPE.zoom);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!element) return;
    const made = makeMap(element, maxZoom);
    const removeTiles = addTiles(made, { tiles, maxZoom }, setHasFailed);
    made.on('zoomend', () => setZoom(made.getZoom()));
    setMap(made);
    return () => {
      setMap(null);
      removeTiles();
      made.remove();
    };
  }, [element, tiles, maxZoom]);

  useEffect(() => {
    if (!map) return;
    showAll(map, places);
    // A phone that is turned; its height alone changes with the browser's bars, while somebody scrolls.
    const onResize = ({ oldSize, newSize }: ResizeEvent) => {
      if (oldSize.x !== newSize.x) showAll(map, places);
    };
    map.on('resize', onResize);
    return () => void map.off('resize', onResize);
  }, [map, places]);

  const placed = useMarkers(map, places, zoom);
  useEffect(() => {
    for (const one of placed) one.marker.setZIndexOffset(holds(one, chosen) ? IN_FRONT : 0);
    const marker = placed.find((one) => holds(one, chosen))?.marker;
    if (marker) map?.panInside(marker.getLatLng(), { padding: PADDING, animate: !wantsCalm() });
  }, [map, placed, chosen]);

  return {
    /** Takes the element that the map is drawn into. */
    setElement,
    placed,
    /** No tile of what is in view could be loaded. */
    hasFailed,
    zoom: (by: 1 | -1) => map?.setZoom(map.getZoom() + by, { animate: !wantsCalm() }),
    /** Shows these as close as they can be; false where the map is as close as it goes. */
    show: (shown: readonly MapPlace[] = places) => map !== null && showAll(map, shown, maxZoom),
  };
}

/** A marker for each place, or for several that are close together at this zoom. The focus stays with what had it. */
function useMarkers(map: LeafletMap | null, places: readonly MapPlace[], zoom: number): readonly Placed[] {
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (!map) return;
    const spots = places.map((place) => {
      const { x, y } = map.project([place.position.latitude, place.position.longitude], zoom);
      return { place, x, y };
    });
    const made = clustersOf(spots, MARKER_SIZE).map((cluster) => addMarker(map, cluster));
    setPlaced(made);
    return () => {
      focused.current = made.find(({ host }) => host.contains(document.activeElement))?.cluster[0].id ?? null;
      setPlaced([]);
      for (const { marker } of made) marker.remove();
    };
  }, [map, places, zoom]);
  useEffect(() => {
    const kept = focused.current !== null && placed.find((one) => holds(one, focused.current));
    if (!kept) return;
    focused.current = null;
    kept.host.querySelector('button')?.focus({ preventScroll: true });
  }, [placed]);
  return placed;
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

function addMarker(map: LeafletMap, cluster: Cluster): Placed {
  const host = document.createElement('div');
  disableClickPropagation(host);
  const { latitude, longitude } = cluster[0].position;
  const icon = new DivIcon({ className: '', html: host, iconSize: undefined });
  const marker = new Marker([latitude, longitude], { icon, keyboard: false, interactive: false });
  return { cluster, host, marker: marker.addTo(map) };
}

/** Whether the map has come closer. */
function showAll(map: LeafletMap, places: readonly MapPlace[], closest = TOWN): boolean {
  const bounds = boundsOf(places);
  const before = map.getZoom();
  if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: closest, animate: false });
  return map.getZoom() > before;
}
