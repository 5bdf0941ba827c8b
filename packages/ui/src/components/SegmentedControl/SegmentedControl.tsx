'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';

// Lines between segments are gaps that show the background, so they are right however the segments wrap.
const Root = slot('fieldset', 'HySegmentedControl-root', ({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'clip',
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.line,
  [media.forcedColors]: { gap: 0 },
}));

const Segment = slot('button', 'HySegmentedControl-segment', ({ theme }) => ({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: `calc(${theme.vars.density.control} - 2px)`,
  paddingInline: 14,
  border: 0,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink2,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.color.ink },
  // Drawn inside the rounded corners.
  '&:focus-visible': { outlineOffset: -4, borderRadius: 6 },
  '&[aria-pressed="true"]': { backgroundColor: theme.vars.color.brandSoft, color: theme.vars.color.ink },
  [media.forcedColors]: {
    border: '1px solid',
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
  /** Segments, in order. */
  segments: readonly Segment<V>[];
  /** Value of the selected segment. */
  value?: V | undefined;
  /** Initial value of an uncontrolled control. Defaults to the first segment. */
  defaultValue?: V | undefined;
  /** Called when another segment is pressed. */
  onChange?: ChangeHandler<V> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySegmentedControl: SegmentedControlProps<string>;
  }
  interface ComponentNameToClassKey {
    HySegmentedControl: 'root' | 'segment';
  }
}

/** Choice between a few equal views: List | Planning. Wraps onto more rows where space is short. */
export const SegmentedControl = withRef(function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const {
    label,
    segments,
    value,
    defaultValue = segments[0]?.value,
    onChange,
    ...root
  } = useComponentProps('HySegmentedControl', props);
  const [selected, select] = useControllable(value, defaultValue, onChange);
  return (
    <Root data-print="hide" aria-label={label} {...root}>
      {segments.map((segment) => (
        <Segment
          key={segment.value}
          type="button"
          aria-pressed={segment.value === selected}
          onClick={(event) => segment.value !== selected && select(event, segment.value)}
        >
          {segment.label}
        </Segment>
      ))}
    </Root>
  );
});
