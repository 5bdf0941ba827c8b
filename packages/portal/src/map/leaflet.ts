import 'leaflet/dist/leaflet.css';

/**
 * The parts of Leaflet that a map of tiles with markers needs: its index would bring every control and vector along. What it
 * writes as HTML, which the policy of the page forbids, is in none of them (`leaflet-without-html.ts` for what it tries out).
 */
export { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Map as LeafletMap } from 'leaflet/src/map/index.js';
