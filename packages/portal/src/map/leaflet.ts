import 'leaflet/dist/leaflet.css';

/**
 * Only the parts of Leaflet that a map with markers needs, because its index imports every control and vector. They
 * write no HTML, which the content security policy forbids (see also `leaflet-without-html.ts`).
 */
export { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Map as LeafletMap } from 'leaflet/src/map/index.js';
