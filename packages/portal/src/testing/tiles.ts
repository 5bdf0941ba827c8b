import type { RootState } from '../store/store.ts';
import { appConfig } from './fixtures.ts';

/** Serves an image of Storybook for each tile, so that no other server is called. */
export const TILES = {
  tiles: '/tile.svg?z={z}&x={x}&y={y}',
  attribution: '© Tiles of the stories',
  attributionUrl: 'https://tiles.example/license',
  maxZoom: 18,
};

/** A state with a tile server. */
export const withTiles = (state: Partial<RootState>, tiles = TILES.tiles): Partial<RootState> => {
  const { settings } = state;
  if (!settings) return state;
  const config = settings.appConfig ?? appConfig;
  return { ...state, settings: { ...settings, appConfig: { ...config, map: { ...TILES, tiles } } } };
};
