'use client';

import Skeleton from '@mui/material/Skeleton';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, NONE, useControllable, withIds } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { toneVariables } from '../../internal/tones.ts';
import { visuallyHidden } from '../../internal/visually-hidden.ts';
import { media, type Tone } from '../../theme/tokens.ts';

const Root = slot('fieldset', 'HyKeyFigures-root', {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  // On a phone one row of chips, which scrolls: the list is what one came for.
  [media.belowNavigation]: { display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none' },
  [media.table]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gridTemplateColumns: 'none' },
});

const Card = slot('button', 'HyKeyFigures-card', ({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  alignContent: 'start',
  padding: 16,
  // Those of a banner around it are not its own.
  '--hy-tone-fg': 'initial',
  '--hy-tone-bg': 'initial',
  ...toneVariables(theme),
  border: `1px solid var(--hy-tone-fg, ${theme.vars.color.line})`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  [media.belowNavigation]: {
    position: 'relative',
    display: 'flex',
    flex: '1 0 auto',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 44,
    padding: '8px 14px',
    // Outside of it the scrolling would cut the ring.
    outlineOffset: -2,
  },
  '&:hover': { borderColor: `var(--hy-tone-fg, ${theme.vars.color.control})` },
  '&[aria-pressed="true"]': {
    borderColor: `var(--hy-tone-fg, ${theme.vars.color.brand})`,
    boxShadow: `inset 0 0 0 1px var(--hy-tone-fg, ${theme.vars.color.brand})`,
    backgroundColor: `var(--hy-tone-bg, ${theme.vars.color.brandSoft})`,
  },
  [media.forcedColors]: {
    '&[aria-pressed="true"]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
  },
}));

const Label = slot('span', 'HyKeyFigures-label', ({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 500,
  color: theme.vars.color.ink2,
}));
const Value = slot('span', 'HyKeyFigures-value', ({ theme }) => ({
  ...theme.typography.figure,
  minInlineSize: '2ch',
  color: 'var(--hy-tone-fg, inherit)',
  [media.belowNavigation]: { minInlineSize: 0, fontSize: '1.0625rem', lineHeight: 1.3 },
}));
const Hint = slot('span', 'HyKeyFigures-hint', ({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  // On a phone the label says enough to see; the hint is still read out.
  [media.belowNavigation]: visuallyHidden,
}));

export interface KeyFigure {
  id: string;
  label: string;
  /** The number as text; `undefined` while it loads, `null` where it is not known. */
  value: string | null | undefined;
  /** What the number counts: "machines today". */
  hint?: string;
  /** What the number means: `error` needs an eye. `neutral` is without a color. */
  tone?: Tone;
}

export interface KeyFiguresProps extends RootProps<'HyKeyFigures', 'fieldset'> {
  /** Name of the group for screen readers: "Filter by key figure". */
  label: string;
  /** The figures, in their order. */
  figures: readonly KeyFigure[];
  /** Ids of the figures that the list is filtered by. */
  pressed?: readonly string[];
  /** The figures that are pressed to begin with, where the group holds them. */
  defaultPressed?: readonly string[];
  /** A figure was pressed: filter by it, or no longer. Called with all that are pressed then, the last one at the end. */
  onPressedChange?: ChangeHandler<readonly string[]>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyKeyFigures: KeyFiguresProps;
  }
  interface ComponentNameToClassKey {
    HyKeyFigures: 'root' | 'card' | 'label' | 'value' | 'hint';
  }
}

/** Numbers above a list that filter it: one toggle button each. */
export function KeyFigures(props: KeyFiguresProps) {
  const {
    label,
    figures,
    pressed: given,
    defaultPressed = NONE,
    onPressedChange,
    ...root
  } = useComponentProps('HyKeyFigures', props);
  const [pressed, press] = useControllable(given, defaultPressed, onPressedChange);
  return (
    <Root aria-label={label} {...root}>
      {figures.map((figure) => (
        <Card
          key={figure.id}
          type="button"
          aria-pressed={pressed.includes(figure.id)}
          data-tone={figure.tone === 'neutral' ? undefined : figure.tone}
          onClick={(event) => press(withIds(pressed, [figure.id], !pressed.includes(figure.id)), event)}
        >
          <Label>{figure.label}</Label>{' '}
          <Value>
            {figure.value === undefined ? <Skeleton variant="text" width="2.5ch" /> : (figure.value ?? '–')}
          </Value>{' '}
          {figure.hint !== undefined && <Hint>{figure.hint}</Hint>}
        </Card>
      ))}
    </Root>
  );
}
