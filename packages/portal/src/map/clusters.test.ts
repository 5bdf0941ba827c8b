import { expect, it } from 'vitest';
import { areApart, type Cluster, clustersOf, nextOf } from './clusters.ts';
import type { MapPlace } from './places.ts';

const place = (id: string, longitude = 4): MapPlace => ({
  id,
  kind: 'site',
  name: id,
  label: id,
  position: { latitude: 52, longitude },
});
const spot = (id: string, x: number, y = 0) => ({ place: place(id), x, y });
const ids = (clusters: readonly Cluster[]) => clusters.map((cluster) => cluster.map(({ id }) => id));

it('[DOM-32] places share a marker where theirs would lie on one another, the first of them its place', () => {
  const spots = [spot('a', 0), spot('b', 43), spot('c', 44), spot('d', 60, 20), spot('e', 0, 44)];
  expect(ids(clustersOf(spots, 44))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(ids(clustersOf(spots, 10))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
  expect(clustersOf([], 44)).toEqual([]);
});

it('[DOM-32] places of one marker are looked at one after the other', () => {
  const cluster: Cluster = [place('a'), place('b'), place('c')];
  expect([null, 'a', 'b', 'c', 'x'].map((selectedId) => nextOf(cluster, selectedId).id)).toEqual([
    'a',
    'b',
    'c',
    'a',
    'a',
  ]);
});

it('[DOM-32] a closer look tells places apart unless they are in one spot', () => {
  expect(areApart([place('a'), place('b')])).toBe(false);
  expect(areApart([place('a'), place('b'), place('c', 4.001)])).toBe(true);
});
