import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { optionalPart } from '../pages/load-chunk.ts';
import { useAppSelector } from '../store/hooks.ts';
import { MapFrame } from './MapFrame.ts';
import { selectMapSetting } from './map-setting.ts';
import type { TileMapProps } from './TileMap.tsx';
import { WITH_ROOM } from './with-room.ts';

const TileMap = optionalPart(() => import('./TileMap.tsx'));

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [WITH_ROOM]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

/** A list with a map of its places. Renders only the list if no tiles are configured or no place has a position. */
export function WithMap({ children, ...map }: Omit<TileMapProps, 'setting'> & { children: ReactNode }) {
  const setting = useAppSelector(selectMapSetting);
  if (setting === null || map.places.length === 0) return children;
  return (
    <Halves>
      <Suspense fallback={<MapFrame />}>
        <TileMap setting={setting} {...map} />
      </Suspense>
      <div>{children}</div>
    </Halves>
  );
}
