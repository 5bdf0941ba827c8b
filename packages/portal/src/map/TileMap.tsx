import type { MapSetting } from '@hireyard/contract/config/map';
import { Icon, MinusIcon, PlusIcon } from '@hireyard/ui/icons';
import { schemeAttribute, tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { TextLink } from '../pages/TextLink.ts';
import { visuallyHidden } from '../pages/visually-hidden.ts';
import { areApart, type Cluster, nextOf } from './clusters.ts';
import { MapFrame } from './MapFrame.ts';
import { MapMarker } from './MapMarker.tsx';
import type { Chosen, MapPlace } from './places.ts';
import { useIntoView } from './use-into-view.ts';
import { useTileMap } from './use-tile-map.ts';

/** Replaces Leaflet's own styles. */
const Surface = styled('div')(({ theme }) => ({
  // Keeps the stacking of map layers below page overlays.
  isolation: 'isolate',
  position: 'absolute',
  inset: 0,
  '&.leaflet-container': {
    backgroundColor: theme.vars.color.sunk,
    font: 'inherit',
    color: theme.vars.color.ink,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.color.brand}`, outlineOffset: -3 },
  // Inverted for the dark scheme: tiles stay legible and water stays blue.
  [`[${schemeAttribute}="dark"] & .leaflet-tile-pane`]: {
    filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85) saturate(0.6)',
  },
}));

const Skip = styled(Button)({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 2,
  '&:not(:focus)': visuallyHidden,
});

const Zoom = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  zIndex: 1,
  display: 'grid',
  gap: 4,
  '& > button': {
    inlineSize: 44,
    blockSize: 44,
    border: `1px solid ${theme.vars.color.control}`,
    borderRadius: theme.vars.radius.control,
    color: theme.vars.color.ink,
    backgroundColor: theme.vars.color.surface,
    '&:hover': { backgroundColor: theme.vars.color.brandSoft },
  },
}));

/** The attribution of the tiles and their load error, at the bottom of the map. */
const Foot = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'grid',
  justifyItems: 'end',
  pointerEvents: 'none',
  fontSize: '0.8125rem',
  '& > *': { pointerEvents: 'auto', margin: 0, padding: '4px 10px', backgroundColor: theme.vars.color.surface },
  '& > div:empty': { display: 'none' },
  '& > div': {
    justifySelf: 'stretch',
    padding: 12,
    borderBlockStart: `1px solid ${theme.vars.color.line}`,
    color: theme.vars.color.ink,
  },
  '& > p': { borderStartStartRadius: theme.vars.radius.control, color: theme.vars.color.ink2 },
  '& a': { fontWeight: 400, [tokens.media.touch]: { paddingBlock: 12 } },
}));

export interface TileMapProps {
  /** Accessible name of the map. */
  label: string;
  setting: MapSetting;
  /** Must be a stable array, because the view is fitted to each new one. */
  places: readonly MapPlace[];
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/**
 * A map of tiles with a marker per place. The list beside it has the same content for screen readers. The map can
 * therefore be skipped. It reports tiles that fail to load. The page loads its texts.
 */
export default function TileMap({ label, setting, places, chosen, onChoose }: TileMapProps) {
  const { t } = useTranslation('depot');
  const help = useId();
  const end = useRef<HTMLSpanElement>(null);
  const frame = useIntoView<HTMLDivElement>(chosen?.by === 'list' ? chosen : null);
  const { setElement, placed, hasFailed, zoom, show } = useTileMap(setting, places, chosen?.id ?? null);
  // A shared marker zooms in until its places separate. At the closest zoom, each click selects the next place.
  const choose = (cluster: Cluster) => {
    if (cluster.length > 1 && areApart(cluster) && show(cluster)) return;
    onChoose({ id: nextOf(cluster, chosen?.id ?? null).id, by: 'map' });
  };
  return (
    <MapFrame ref={frame} data-print="hide">
      <Skip variant="contained" onClick={() => end.current?.focus()}>
        {t('map.skip')}
      </Skip>
      <Surface ref={setElement} role="group" aria-label={label} aria-describedby={help} />
      {placed.map(({ cluster, host }) =>
        createPortal(
          <MapMarker cluster={cluster} selectedId={chosen?.id ?? null} onChoose={() => choose(cluster)} />,
          host,
          cluster[0].id,
        ),
      )}
      <Zoom>
        <IconButton aria-label={t('map.closer')} onClick={() => zoom(1)}>
          <PlusIcon />
        </IconButton>
        <IconButton aria-label={t('map.farther')} onClick={() => zoom(-1)}>
          <MinusIcon />
        </IconButton>
        <IconButton aria-label={t('map.all')} onClick={() => show()}>
          <Icon>
            <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
          </Icon>
        </IconButton>
      </Zoom>
      <Foot>
        <p>
          {setting.attributionUrl ? (
            <TextLink href={setting.attributionUrl} target="_blank" rel="noreferrer">
              {setting.attribution}
            </TextLink>
          ) : (
            setting.attribution
          )}
        </p>
        <div role="status">{hasFailed && t('map.failed')}</div>
      </Foot>
      <span id={help} hidden>
        {t('map.keys')}
      </span>
      <span ref={end} tabIndex={-1} />
    </MapFrame>
  );
}
