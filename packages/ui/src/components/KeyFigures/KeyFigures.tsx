'use client';

import Skeleton from '@mui/material/Skeleton';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, NONE, useControllable, withIds } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { toneVariables } from '../../internal/tones.ts';
import { visuallyHidden } from '../../internal/visually-hidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media, type Tone } from '../../theme/tokens.ts';

const Root = slot('fieldset', 'HyKeyFigures-root', {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  // On a phone, a scrolling row of chips, so that the list stays near the top.
  [media.belowNavigation]: { display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none' },
  [media.table]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gridTemplateColumns: 'none' },
});

const Card = slot('button', 'HyKeyFigures-card', ({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  alignContent: 'start',
  padding: 16,
  // Resets tones inherited from a surrounding banner.
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
    // Inset, because scrolling would clip the ring.
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
  // On a phone, the hint is visually hidden, because the label is enough. Screen readers still read it.
  [media.belowNavigation]: visuallyHidden,
}));

export interface KeyFigure {
  id: string;
  label: string;
  /** Number as text. `undefined` while loading, `null` if unknown. */
  value: string | null | undefined;
  /** Unit of the number: "machines today". */
  hint?: string | undefined;
  /** Meaning of the number. `error` needs attention. `neutral` has no color. */
  tone?: Tone | undefined;
}

export interface KeyFiguresProps extends RootProps<'HyKeyFigures', 'fieldset'> {
  /** Name of the group for screen readers: "Filter by key figure". */
  label: string;
  /** Figures, in order. */
  figures: readonly KeyFigure[];
  /** Ids of the figures that filter the list. */
  pressed?: readonly string[] | undefined;
  /** Initially pressed figures of an uncontrolled group. */
  defaultPressed?: readonly string[] | undefined;
  /** Called when a figure is toggled, with the ids of all pressed figures, the latest last. */
  onPressedChange?: ChangeHandler<readonly string[]> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyKeyFigures: KeyFiguresProps;
  }
  interface ComponentNameToClassKey {
    HyKeyFigures: 'root' | 'card' | 'label' | 'value' | 'hint';
  }
}

/** Key figures above a list: each is a toggle button that filters it. */
export const KeyFigures = withRef(function KeyFigures(props: KeyFiguresProps) {
  const {
    label,
    figures,
    pressed: pressedProp,
    defaultPressed = NONE,
    onPressedChange,
    ...root
  } = useComponentProps('HyKeyFigures', props);
  const [pressed, press] = useControllable(pressedProp, defaultPressed, onPressedChange);
  return (
    <Root aria-label={label} {...root}>
      {figures.map((figure) => (
        <Card
          key={figure.id}
          type="button"
          aria-pressed={pressed.includes(figure.id)}
          data-tone={figure.tone === 'neutral' ? undefined : figure.tone}
          onClick={(event) => press(event, withIds(pressed, [figure.id], !pressed.includes(figure.id)))}
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
});
