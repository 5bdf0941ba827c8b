import { expect, it } from 'vitest';
import { routeHref } from './route-href.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:52.1,5.2?q=52.1,5.2'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'https://maps.apple.com/?daddr=52.1,5.2'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'https://www.openstreetmap.org/directions?to=52.1%2C5.2'],
])('opens the map application of %s', (userAgent, href) => {
  expect(routeHref({ latitude: 52.1, longitude: 5.2 }, userAgent)).toBe(href);
});
