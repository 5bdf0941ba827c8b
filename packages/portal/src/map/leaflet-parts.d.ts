/** Leaflet's modules have no types. The package's types use the same names. */
declare module 'leaflet/src/dom/DomEvent.js' {
  export function disableClickPropagation(element: HTMLElement): void;
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet';
}
