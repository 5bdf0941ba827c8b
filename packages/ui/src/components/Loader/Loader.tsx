import { keyframes, styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { useUiText } from '../../provider/text.ts';

export interface LoaderProps {
  /** What is being loaded, for screen readers. */
  label?: string;
  /** `page`: centred in the window; `block`: in the room it is given. */
  extent?: 'page' | 'block';
}

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Waits 200 ms before it shows, so that a quick answer does not flash.
const Root = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  animation: `${appear} 160ms 200ms both`,
  '&[data-extent="page"]': { minBlockSize: '100dvh' },
});

const Track = styled('div')(({ theme }) => ({
  inlineSize: 160,
  blockSize: 4,
  borderRadius: theme.vars.radius.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.line,
  '&::after': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    borderRadius: theme.vars.radius.pill,
    backgroundColor: theme.vars.color.brand,
    animation: `${slide} 1.1s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { inlineSize: '100%', opacity: 0.6 } },
  '@media (forced-colors: active)': { '&::after': { backgroundColor: 'Highlight' } },
}));

/** Waiting with nothing to show yet; where a layout is known, skeletons are better (see DataState). */
export function Loader({ label, extent = 'block' }: LoaderProps) {
  const text = useUiText('Loader');
  return (
    <Root role="status" data-extent={extent}>
      <Track />
      <VisuallyHidden>{label ?? text.label}</VisuallyHidden>
    </Root>
  );
}
