'use client';

import type { FocusEventHandler } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import { slot } from '../../internal/slot.ts';
import { TONE, toneVariables } from '../../internal/tones.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { type ContractLineStatus, rentalTone } from '../../rental/status.ts';
import { media } from '../../theme/tokens.ts';

const HATCHING = `repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, ${TONE.line} 45%, transparent) 7px 13px)`;

const Root = slot('a', 'HyPlanningItem-root', ({ theme }) => ({
  position: 'absolute',
  // Where the timeline has the machine's name above the bars, they make room for it.
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
    // In degrees: the plugin that turns MUI's styles would turn "to right" once more.
    maskImage: 'linear-gradient(90deg, black calc(100% - 130px), transparent)',
    '&:dir(rtl)': { maskImage: 'linear-gradient(-90deg, black calc(100% - 130px), transparent)' },
  },
  '&:hover': { filter: 'brightness(0.97)' },
  // A mask would cut the ring away, and the fading end with it.
  '&:focus-visible': { outlineOffset: 1, zIndex: 2, maskImage: 'none !important' },
  [media.forcedColors]: { borderColor: 'LinkText' },
}));

/** Stays in sight while the timeline scrolls under its first column. */
const Text = slot('span', 'HyPlanningItem-text', {
  position: 'sticky',
  insetInlineStart: 'var(--hy-planning-first, 0px)',
  paddingInline: 8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Half a word says nothing; the label and the tooltip say all.
  '@container (max-width: 52px)': { display: 'none' },
});

export interface PlanningItemProps extends RootProps<'HyPlanningItem', 'a'> {
  /** What the machine is at that time: color, and hatching where it is overdue. */
  status: ContractLineStatus;
  /** Short words in the bar: "3 – 27 Nov". */
  text: string;
  /** The whole sentence: machine, period, state. */
  label: string;
  /** Where a press leads: the contract. */
  href: string;
  /** Where it lies in its track, as shares of the track's width (0 to 1). */
  start: number;
  /** Its length, as a share of the track. */
  width: number;
  /** It began before the track, or goes on after it. */
  goesOnBefore?: boolean;
  /** It goes on after the track. */
  goesOnAfter?: boolean;
  /** No end is known: the bar fades out. */
  openEnded?: boolean;
  /** Renders the links; by default the provider’s. */
  LinkComponent?: LinkComponent;
  /** 0 on the one item that Tab reaches, -1 on the others. */
  tabIndex?: number;
  /** The focus came to it. */
  onFocus?: FocusEventHandler;
  /** Its place, for the timeline’s keys. */
  'data-cell'?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPlanningItem: PlanningItemProps;
  }
  interface ComponentNameToClassKey {
    HyPlanningItem: 'root' | 'text';
  }
}

/** A rental period on the planning: a link to its contract, distinguished by color and by hatching or a fading end. */
export function PlanningItem(props: PlanningItemProps) {
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
}
