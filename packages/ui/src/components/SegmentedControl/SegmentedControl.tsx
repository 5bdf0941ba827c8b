'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('fieldset', 'HySegmentedControl-root', ({ theme }) => ({
  display: 'inline-flex',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.surface,
}));

const Segment = slot('button', 'HySegmentedControl-segment', ({ theme }) => ({
  minBlockSize: `calc(${theme.vars.density.control} - 2px)`,
  paddingInline: 14,
  border: 0,
  borderInlineEnd: `1px solid ${theme.vars.color.line}`,
  backgroundColor: 'transparent',
  color: theme.vars.color.ink2,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:first-of-type': { borderStartStartRadius: 7, borderEndStartRadius: 7 },
  '&:last-of-type': { borderStartEndRadius: 7, borderEndEndRadius: 7, borderInlineEnd: 0 },
  '&:hover': { color: theme.vars.color.ink },
  '&:focus-visible': { zIndex: 1, position: 'relative' },
  '&[aria-pressed="true"]': { backgroundColor: theme.vars.color.brandSoft, color: theme.vars.color.ink },
  [media.forcedColors]: {
    '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
}));

export interface Segment<V extends string> {
  value: V;
  label: string;
}

export interface SegmentedControlProps<V extends string> extends RootProps<'HySegmentedControl', 'fieldset'> {
  /** Name of the choice for screen readers: "View". */
  label: string;
  /** The choices, in their order. */
  segments: readonly Segment<V>[];
  /** The value of the current choice. */
  selected?: V;
  /** The choice to begin with, where the control holds it; the first one without it. */
  defaultSelected?: V;
  /** Another choice was pressed. */
  onSelectedChange?: ChangeHandler<V>;
}

/** One of a few views, equal beside each other: List | Planning. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const {
    label,
    segments,
    selected: given,
    defaultSelected = segments[0]?.value,
    onSelectedChange,
    ...root
  } = useComponentProps('HySegmentedControl', props);
  const [selected, select] = useControllable(given, defaultSelected, onSelectedChange);
  return (
    <Root aria-label={label} {...root}>
      {segments.map((segment) => (
        <Segment
          key={segment.value}
          type="button"
          aria-pressed={segment.value === selected}
          onClick={(event) => segment.value !== selected && select(segment.value, event)}
        >
          {segment.label}
        </Segment>
      ))}
    </Root>
  );
}
