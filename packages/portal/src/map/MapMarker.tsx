import { DepotIcon } from '@hireyard/ui/icons';
import { styled } from '@mui/material/styles';
import type { MapPlace } from './places.ts';

/** A finger hits it without aiming; its middle is the place. */
const SIZE = 44;

const Root = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -SIZE / 2,
  left: -SIZE / 2,
  inlineSize: SIZE,
  blockSize: SIZE,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: theme.vars.radius.pill,
  font: 'inherit',
  background: 'none',
  // Leaflet lets what it does not listen to be clicked through.
  pointerEvents: 'auto',
  '&:hover': { cursor: 'pointer' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.color.ink}`, outlineOffset: 0 },
}));

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 32,
  blockSize: 32,
  paddingInline: 6,
  border: `2px solid ${theme.vars.color.brand}`,
  borderRadius: theme.vars.radius.pill,
  fontSize: '0.8125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.color.brand,
  backgroundColor: theme.vars.color.surface,
  boxShadow: theme.vars.elevation.raised,
  '[data-kind="ownDepot"] > &, [aria-pressed="true"] > &': {
    color: theme.vars.color.onBrand,
    backgroundColor: theme.vars.color.brand,
  },
  '[data-kind="site"] > &': { borderColor: theme.vars.color.ink, color: theme.vars.color.ink },
  '[data-kind="site"][aria-pressed="true"] > &': {
    color: theme.vars.color.surface,
    backgroundColor: theme.vars.color.ink,
  },
}));

/** Below the marker that is chosen, pointed at or focused. */
const Name = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: SIZE - 2,
  display: 'none',
  padding: '2px 8px',
  borderRadius: theme.vars.radius.control,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.color.onInverse,
  backgroundColor: theme.vars.color.inverse,
  '[aria-pressed="true"] > &, :hover > &, :focus-visible > &': { display: 'block' },
}));

export interface MapMarkerProps {
  place: MapPlace;
  isChosen: boolean;
  onChoose: () => void;
}

/** A place on the map: a depot's picture, or how many pieces are on a site. */
export function MapMarker({ place: { kind, name, label, count }, isChosen, onChoose }: MapMarkerProps) {
  return (
    <Root type="button" aria-label={label} aria-pressed={isChosen} data-kind={kind} onClick={onChoose}>
      <Disc>{count ?? <DepotIcon size={18} />}</Disc>
      <Name aria-hidden="true">{name}</Name>
    </Root>
  );
}
