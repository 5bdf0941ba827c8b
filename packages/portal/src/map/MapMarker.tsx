import { DepotIcon } from '@hireyard/ui/icons';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../pages/visually-hidden.ts';
import type { Cluster } from './clusters.ts';

/** A touch target. Its center is the position. */
export const MARKER_SIZE = 44;

const Root = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -MARKER_SIZE / 2,
  left: -MARKER_SIZE / 2,
  inlineSize: MARKER_SIZE,
  blockSize: MARKER_SIZE,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: theme.vars.radius.pill,
  font: 'inherit',
  background: 'none',
  // Leaflet disables pointer events on elements without its own listeners.
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

/** Shown below a marker that is selected, hovered or focused. */
const Name = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: MARKER_SIZE - 2,
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

/** The full text for screen readers. */
const Label = styled('span')(visuallyHidden);

/** Number of additional places at the marker. */
const More = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -4,
  padding: '0 5px',
  borderRadius: theme.vars.radius.pill,
  fontSize: '0.6875rem',
  fontWeight: 700,
  color: theme.vars.color.onInverse,
  backgroundColor: theme.vars.color.inverse,
}));

export interface MapMarkerProps {
  cluster: Cluster;
  selectedId: string | null;
  onChoose: () => void;
}

/** A marker for one or several close places: a depot icon, or the number of units at the first site. */
export function MapMarker({ cluster, selectedId, onChoose }: MapMarkerProps) {
  const [{ kind, count }] = cluster;
  const selected = cluster.find(({ id }) => id === selectedId);
  return (
    <Root type="button" aria-pressed={selected !== undefined} data-kind={kind} onClick={onChoose}>
      <Label>{cluster.map(({ label }) => label).join('; ')}</Label>
      <Disc aria-hidden="true">{count ?? <DepotIcon size={18} />}</Disc>
      {cluster.length > 1 && <More aria-hidden="true">+{cluster.length - 1}</More>}
      <Name aria-hidden="true">{(selected ?? cluster[0]).name}</Name>
    </Root>
  );
}
