'use client';

import type { FocusEventHandler } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import { slot } from '../../internal/slot.ts';
import { TONE, toneVariables } from '../../internal/tones.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { media } from '../../theme/tokens.ts';
import { type ContractLineStatus, rentalTone } from '../status.ts';

const HATCHING = `repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, ${TONE.line} 45%, transparent) 7px 13px)`;

const Root = slot('a', 'HyPlanningItem-root', ({ theme }) => ({
  position: 'absolute',
  // Leaves room for the machine's name where the timeline places it above the bars.
  insetBlockStart: 'calc(var(--hy-planning-name, 0px) + var(--hy-planning-inset, 12px))',
  insetBlockEnd: 'var(--hy-planning-inset, 12px)',
  [media.touch]: { insetBlockStart: 'calc(var(--hy-planning-name, 0px) + 6px)', insetBlockEnd: 6 },
  display: 'flex',
  alignItems: 'center',
  containerType: 'inline-size',
  minInlineSize: 8,
  border: `1px solid ${TONE.line}`,
  borderRadius: theme.vars.radius.status,
  overflow: 'clip',
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: TONE.fg,
  backgroundColor: TONE.bg,
  backgroundImage: 'var(--hy-planning-hatching, none)',
  ...toneVariables(theme),
  '&[data-hatched="true"]': { '--hy-planning-hatching': HATCHING },
  '&[data-before="true"]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartStyle: 'dashed' },
  '&[data-after="true"]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndStyle: 'dashed' },
  '&[data-fading="true"]': {
    borderInlineEndStyle: 'none',
    // In degrees, because the RTL plugin would flip "to right" a second time.
    maskImage: 'linear-gradient(90deg, black calc(100% - 130px), transparent)',
    '&:dir(rtl)': { maskImage: 'linear-gradient(-90deg, black calc(100% - 130px), transparent)' },
  },
  '&:hover': { filter: 'brightness(0.97)' },
  // A mask would clip the focus ring, and the faded end with it.
  '&:focus-visible': { outlineOffset: 1, zIndex: 2, maskImage: 'none !important' },
  [media.forcedColors]: { borderColor: 'LinkText' },
}));

/** Stays visible while the timeline scrolls under its first column. */
const Text = slot('span', 'HyPlanningItem-text', {
  position: 'sticky',
  insetInlineStart: 'var(--hy-planning-first, 0px)',
  paddingInline: 8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Hidden where only half a word would fit. The label and the tooltip contain the full text.
  '@container (max-width: 52px)': { display: 'none' },
});

export interface PlanningItemProps extends RootProps<'HyPlanningItem', 'a'> {
  /** State of the machine in this period: sets the color, with hatching if overdue. */
  status: ContractLineStatus;
  /** Short text in the bar: "3 – 27 Nov". */
  text: string;
  /** Full sentence: machine, period, state. */
  label: string;
  /** URL of the contract, opened by a click. */
  href: string;
  /** Start within its track, as a share of the track's width (0 to 1). */
  start: number;
  /** Length as a share of the track's width. */
  width: number;
  /** True if the period starts before the track. */
  goesOnBefore?: boolean | undefined;
  /** True if the period ends after the track. */
  goesOnAfter?: boolean | undefined;
  /** True if the period has no end yet: the bar fades out. */
  openEnded?: boolean | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** 0 on the one item that Tab reaches, -1 on all other items. */
  tabIndex?: number | undefined;
  /** Called when the item receives focus. */
  onFocus?: FocusEventHandler | undefined;
  /** Position of the cell, for the timeline’s key handling. */
  'data-cell'?: string | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPlanningItem: PlanningItemProps;
  }
  interface ComponentNameToClassKey {
    HyPlanningItem: 'root' | 'text';
  }
}

/** Rental period in the planning: a link to its contract, distinguished by color and by hatching or a faded end. */
export const PlanningItem = withRef(function PlanningItem(props: PlanningItemProps) {
  const {
    status,
    text,
    label,
    href,
    start,
    width,
    goesOnBefore = false,
    goesOnAfter = false,
    openEnded = false,
    LinkComponent,
    style,
    ...root
  } = useComponentProps('HyPlanningItem', props);
  const link = useLinkComponent(LinkComponent);
  // The name contains the visible text, so that speech control finds it (WCAG 2.5.3).
  const name = label.includes(text) ? label : `${text}, ${label}`;
  return (
    <Root
      as={link}
      href={href}
      aria-label={name}
      title={name}
      data-tone={rentalTone(status)}
      data-hatched={status === 'overdue'}
      data-before={goesOnBefore}
      data-after={goesOnAfter && !openEnded}
      data-fading={openEnded && goesOnAfter}
      {...root}
      style={{ insetInlineStart: percent(start), inlineSize: percent(width), ...style }}
    >
      <Text aria-hidden="true">{text}</Text>
    </Root>
  );
});
