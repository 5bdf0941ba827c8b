'use client';

import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback, useForkRef } from '@mui/material/utils';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, NONE, useControllable, withIds } from '../../internal/controllable.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { dayMiddle, daysOf, type PlanningWindow } from './model.ts';
import { PlanningGround, PlanningHead } from './PlanningHead.tsx';
import { PlanningLine } from './PlanningLine.tsx';
import {
  Body,
  Canvas,
  HEAD_HEIGHT,
  Line,
  LineLabel,
  lineHeights,
  Scroller,
  STACKED,
} from './PlanningTimeline.styles.ts';
import { type CellPosition, gridMove, type PlanningGroup, type PlanningRows, timelineLines } from './rows.ts';
import { planningTimelineText } from './text.ts';
import { useFastScroll } from './use-fast-scroll.ts';

export interface PlanningTimelineProps extends RootProps<'HyPlanningTimeline', 'div'> {
  /** What the timeline contains, for screen readers. */
  label: string;
  /** Undefined while they load: skeleton rows take their place. */
  groups: readonly PlanningGroup[] | undefined;
  /** Bring these rows, which are in sight or near and `'loading'`. May be called again for rows that are on their way. */
  onLoadRows?: (rows: readonly PlanningRows[]) => void;
  /** Bring rows again that have `'failed'`. */
  onRetry?: (rows: PlanningRows) => void;
  /** Ids of the groups whose rows are hidden. */
  collapsed?: readonly string[];
  /** The groups whose rows are hidden to begin with, where the timeline holds them. */
  defaultCollapsed?: readonly string[];
  /** A group was collapsed or expanded. Called with all that are collapsed then. */
  onCollapsedChange?: ChangeHandler<readonly string[]>;
  /** First and last day in sight, as local dates. */
  window: PlanningWindow;
  /** The local date that counts as today. */
  today: string;
  /** BCP 47, for the names of the months; the locale’s without it. */
  language?: string;
  /** Renders the links; by default the provider’s. */
  LinkComponent?: LinkComponent;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['PlanningTimeline']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPlanningTimeline: PlanningTimelineProps;
  }
  interface ComponentNameToClassKey {
    HyPlanningTimeline:
      | 'root'
      | 'canvas'
      | 'head'
      | 'headLabel'
      | 'weeks'
      | 'week'
      | 'days'
      | 'todayTag'
      | 'ground'
      | 'weekend'
      | 'todayLine'
      | 'body'
      | 'row'
      | 'rowLabel'
      | 'groupLabel'
      | 'track';
  }
}

/** The narrowest a day may be, in CSS pixels, by how many the window has; narrower and the timeline scrolls. */
function narrowestDay(days: number): number {
  if (days <= 7) return 64;
  return days <= 31 ? 30 : 11;
}

const SKELETON_ROWS = 8;

/** Lines on both sides of those in sight that are loaded with them. */
const AHEAD = 20;

/** Outlines of rows, the same as of rows that are on their way. */
function SkeletonLines({ height }: { height: number }) {
  return (
    <Body role="rowgroup" style={{ blockSize: SKELETON_ROWS * height }}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={index}
          aria-hidden="true"
          data-kind="loading"
          style={{ blockSize: height, transform: `translateY(${index * height}px)` }}
        >
          <LineLabel />
        </Line>
      ))}
    </Body>
  );
}

/**
 * Rental periods over days, in groups: a tree grid whose rows are virtual (never more than 60 in the DOM). Arrow keys
 * go between rows and bars, Enter opens, left and right collapse and expand a group. It scrolls inside itself.
 */
export function PlanningTimeline(props: PlanningTimelineProps) {
  const {
    label,
    groups,
    onLoadRows,
    onRetry,
    collapsed: given,
    defaultCollapsed = NONE,
    onCollapsedChange,
    window,
    today,
    language,
    LinkComponent,
    labels,
    ref,
    ...root
  } = useComponentProps('HyPlanningTimeline', props);
  const text = useUiText('PlanningTimeline', planningTimelineText, labels);
  const Link = useLinkComponent(LinkComponent);
  const theme = useTheme();
  const rtl = theme.direction === 'rtl';
  const heights = lineHeights(theme, useMediaQuery(STACKED, { noSsr: true }));
  const scroller = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useControllable(given, defaultCollapsed, onCollapsedChange);
  const [active, setActive] = useState<CellPosition>({ line: 0, column: 0 });
  const toFocus = useRef<CellPosition | null>(null);
  const isInside = useRef(false);

  const lines = useMemo(() => timelineLines(groups ?? [], collapsed), [groups, collapsed]);
  const at = { ...active, line: Math.min(active.line, Math.max(0, lines.count - 1)) };

  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[lines.at(index)?.kind ?? 'row'],
    overscan: 6,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    // The focused row stays in the DOM however far one scrolls, or the focus would fall to the page.
    rangeExtractor: (range) =>
      [...new Set([at.line, ...defaultRangeExtractor(range)])]
        .filter((line) => line < lines.count)
        .sort((a, b) => a - b),
  });
  // Sizes differ by kind of line and by density: what was measured before a collapse is outdated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape of the lines is the reason to measure again
  useLayoutEffect(() => virtualizer.measure(), [lines.shape, heights.row, virtualizer]);

  const { isFast, onScroll } = useFastScroll();
  const inSight = virtualizer.calculateRange();
  const first = inSight?.startIndex ?? 0;
  const last = inSight?.endIndex ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight, or in which lines, is the reason to load
  useEffect(() => {
    const rows = isFast ? [] : lines.loading(first - AHEAD, last + AHEAD);
    if (rows.length > 0) onLoadRows?.(rows);
  }, [lines, first, last, isFast]);

  // Where the timeline is wider than the screen, today comes into sight, with some of the days before it; again when
  // a phone is turned.
  const middle = dayMiddle(today, window);
  useLayoutEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector<HTMLElement>('[role="columnheader"]');
    if (!box || !head || middle === null) return;
    let shownIn = '';
    const showToday = () => {
      const [width, first] = [box.clientWidth, head.offsetWidth];
      // Rows that come and go change the height alone.
      if (shownIn === `${width} ${first}`) return;
      shownIn = `${width} ${first}`;
      box.scrollLeft = ((box.scrollWidth - first) * middle - (width - first) / 2) * (rtl ? -1 : 1);
    };
    showToday();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(showToday);
    observer.observe(box);
    observer.observe(head);
    return () => observer.disconnect();
  }, [middle, rtl]);

  const toggle = useEventCallback((groupId: string, event: SyntheticEvent) =>
    setCollapsed(withIds(collapsed, [groupId], !collapsed.includes(groupId)), event),
  );
  const retry = useEventCallback((rows: PlanningRows) => onRetry?.(rows));

  // The row to focus may be rendered one frame later than asked for: virtual rows come with the scroll. One that was on
  // its way leaves the focus to the row that takes its place.
  useLayoutEffect(() => {
    const hasLost = isInside.current && document.activeElement === document.body;
    const wanted = toFocus.current ?? (hasLost ? { ...at, column: 0 } : null);
    if (wanted === null) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${wanted.line}:${wanted.column}"]`);
    if (!cell) return;
    toFocus.current = null;
    cell.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || !(event.target as HTMLElement).dataset.cell) return;
    const move = gridMove(lines, window, at, { key: event.key, ctrlKey: event.ctrlKey, rtl });
    if (move === null) return;
    event.preventDefault();
    if (move.kind !== 'focus') {
      toggle(move.groupId, event);
      return;
    }
    toFocus.current = move.position;
    setActive(move.position);
    virtualizer.scrollToIndex(move.position.line, { align: 'auto' });
  };
  const onFocus = (event: { target: EventTarget }) => {
    const cell = (event.target as HTMLElement).dataset.cell;
    isInside.current = cell !== undefined;
    if (cell === undefined) return;
    const [line = 0, column = 0] = cell.split(':').map(Number);
    if (line !== active.line || column !== active.column) setActive({ line, column });
  };

  const onBlur = () => {
    isInside.current = false;
  };

  const days = daysOf(window);
  return (
    <Scroller
      role="treegrid"
      aria-label={label}
      aria-busy={groups === undefined}
      aria-rowcount={groups === undefined ? -1 : lines.count + 1}
      {...rootWith(root, { onKeyDown, onFocus, onBlur, onScroll })}
      ref={useForkRef(scroller, ref)}
    >
      <Canvas
        role="presentation"
        style={
          {
            minInlineSize: `calc(var(--hy-planning-first) + ${days * narrowestDay(days)}px)`,
            // A name on a phone has two lines where the row is high enough for them, and its codes one.
            '--hy-planning-lines': heights.row < 48 ? 1 : 2,
          } as CSSProperties
        }
      >
        <PlanningHead window={window} today={today} language={language ?? text.locale} text={text} />
        <Body role="presentation">
          <PlanningGround window={window} today={today} />
          {groups === undefined ? (
            <SkeletonLines height={heights.row} />
          ) : (
            <Body role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map((item) => (
                <PlanningLine
                  key={item.key}
                  lines={lines}
                  isFast={isFast}
                  index={item.index}
                  window={window}
                  top={item.start - HEAD_HEIGHT}
                  height={item.size}
                  tabColumn={item.index === at.line ? at.column : null}
                  text={text}
                  Link={Link}
                  onToggle={toggle}
                  onRetry={retry}
                />
              ))}
            </Body>
          )}
        </Body>
      </Canvas>
      <VisuallyHidden role="presentation">{groups === undefined ? text.loading : ''}</VisuallyHidden>
    </Scroller>
  );
}
