import type { GeoPosition } from '@hireyard/contract';

/**
 * Opens the user's own map application with the way to a place. Nothing is requested before the click, and where the user
 * is is not part of the address: that application knows it, or asks.
 *
 * Android chooses the application by `geo:`; Apple's devices have no such choice and open their own; any other device gets
 * the map of OpenStreetMap.
 */
export function routeHref({ latitude, longitude }: GeoPosition, userAgent = navigator.userAgent): string {
  const place = `${latitude},${longitude}`;
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`;
}
