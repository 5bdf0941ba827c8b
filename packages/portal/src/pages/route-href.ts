import type { GeoPosition } from '@hireyard/contract';

/**
 * Returns a link that opens directions in the user's map application. Nothing is requested before the click, and the
 * address does not contain the user's position. Android selects the application by `geo:`, Apple devices open their
 * own, other devices open OpenStreetMap.
 */
export function routeHref({ latitude, longitude }: GeoPosition, userAgent = navigator.userAgent): string {
  const place = `${latitude},${longitude}`;
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`;
}
