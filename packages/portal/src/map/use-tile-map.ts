import type { MapSetting } from '@hireyard/contract/config/map';
import type { ResizeEvent } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { type Cluster, clustersOf } from './clusters.ts';
import { DivIcon, disableClickPropagation, LeafletMap, Marker, TileLayer } from './leaflet.ts';
import { MARKER_SIZE } from './MapMarker.tsx';
import { boundsOf, type MapPlace } from './places.ts';
import { hasCoarsePointer, prefersReducedMotion } from './use-into-view.ts';

/** Zoom for a single place or several close ones: a town with its roads. */
const TOWN = 12;
/** Keeps markers away from the edge. */
const PADDING: [number, number] = [48, 48];
/** Shown before the first place is known. */
const EUROPE = { center: [51, 10] as [number, number], zoom: 4 };

/** Leaflet puts southern markers in front. The selected marker is above them. */
const IN_FRONT = 10_000;

interface PlacedMarker {
  readonly cluster: Cluster;
  readonly marker: Marker;
  /** The element that React renders the marker into. */
  readonly host: HTMLElement;
}
const holds = ({ cluster }: PlacedMarker, id: string | null) => cluster.some((place) => place.id === id);

/** Runs Leaflet in an element: tiles and markers, until the element unmounts. */
export function useTileMap({ tiles, maxZoom }: MapSetting, places: readonly MapPlace[], selectedId: string | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [zoom, setZoom] = useState<number>(EUROPE.zoom);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!element) return;
    const leaflet = makeMap(element, maxZoom);
    const removeTiles = addTiles(leaflet, { tiles, maxZoom }, setHasFailed);
    leaflet.on('zoomend', () => setZoom(leaflet.getZoom()));
    setMap(leaflet);
    return () => {
      setMap(null);
      removeTiles();
      leaflet.remove();
    };
  }, [element, tiles, maxZoom]);

  useEffect(() => {
    if (!map) return;
    showAll(map, places);
    // Fits the view after a rotation. A change of height alone comes from the browser's bars during scrolling.
    const onResize = ({ oldSize, newSize }: ResizeEvent) => {
      if (oldSize.x !== newSize.x) showAll(map, places);
    };
    map.on('resize', onResize);
    return () => void map.off('resize', onResize);
  }, [map, places]);

  const placed = useMarkers(map, places, zoom);
  useEffect(() => {
    for (const one of placed) one.marker.setZIndexOffset(holds(one, selectedId) ? IN_FRONT : 0);
    const marker = placed.find((one) => holds(one, selectedId))?.marker;
    if (marker) map?.panInside(marker.getLatLng(), { padding: PADDING, animate: !prefersReducedMotion() });
  }, [map, placed, selectedId]);

  return {
    /** Ref of the element for the map. */
    setElement,
    placed,
    /** True if no tile in view could be loaded. */
    hasFailed,
    zoom: (by: 1 | -1) => map?.setZoom(map.getZoom() + by, { animate: !prefersReducedMotion() }),
    /** Zooms to these places. Returns false if the map cannot zoom in further. */
    show: (visible: readonly MapPlace[] = places) => map !== null && showAll(map, visible, maxZoom),
  };
}

/** Creates a marker per place or group of close places at this zoom. Keeps the focus on its marker. */
function useMarkers(map: LeafletMap | null, places: readonly MapPlace[], zoom: number): readonly PlacedMarker[] {
  const [placed, setPlaced] = useState<readonly PlacedMarker[]>([]);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (!map) return;
    const spots = places.map((place) => {
      const { x, y } = map.project([place.position.latitude, place.position.longitude], zoom);
      return { place, x, y };
    });
    const markers = clustersOf(spots, MARKER_SIZE).map((cluster) => addMarker(map, cluster));
    setPlaced(markers);
    return () => {
      focused.current = markers.find(({ host }) => host.contains(document.activeElement))?.cluster[0].id ?? null;
      setPlaced([]);
      for (const { marker } of markers) marker.remove();
    };
  }, [map, places, zoom]);
  useEffect(() => {
    const refocused = focused.current !== null && placed.find((one) => holds(one, focused.current));
    if (!refocused) return;
    focused.current = null;
    refocused.host.querySelector('button')?.focus({ preventScroll: true });
  }, [placed]);
  return placed;
}

function makeMap(element: HTMLElement, maxZoom: number): LeafletMap {
  const moves = !prefersReducedMotion();
  const map = new LeafletMap(element, {
    ...EUROPE,
    maxZoom,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    // Wheel and one-finger gestures scroll the page until the map has focus. Two fingers move the map.
    scrollWheelZoom: false,
    dragging: !hasCoarsePointer(),
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  return map;
}

/** Requests tiles without referrer and cookies. */
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
  // A single tile may be missing, for example at sea.
  layer.on('load', () => onFailed(failed > 0 && loaded === 0));
  layer.addTo(map);
  const again = () => layer.redraw();
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}

function addMarker(map: LeafletMap, cluster: Cluster): PlacedMarker {
  const host = document.createElement('div');
  disableClickPropagation(host);
  const { latitude, longitude } = cluster[0].position;
  const icon = new DivIcon({ className: '', html: host, iconSize: undefined });
  const marker = new Marker([latitude, longitude], { icon, keyboard: false, interactive: false });
  return { cluster, host, marker: marker.addTo(map) };
}

/** Fits the view to the places. Returns whether the map zoomed in. */
function showAll(map: LeafletMap, places: readonly MapPlace[], closest = TOWN): boolean {
  const bounds = boundsOf(places);
  const before = map.getZoom();
  if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: closest, animate: false });
  return map.getZoom() > before;
}
