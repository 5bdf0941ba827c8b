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
  useMemo,
  useRef,
  useState,
} from 'react';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, NONE, useControllable, type ValueCallback, withIds } from '../../internal/controllable.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
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
  Rows,
  Scroller,
  STACKED,
  WRAPPED,
} from './PlanningTimeline.styles.ts';
import { type CellPosition, gridMove, type PlanningGroup, type PlanningRows, timelineLines } from './rows.ts';
import { planningTimelineText } from './text.ts';
import { useFastScroll } from './use-fast-scroll.ts';

export interface PlanningTimelineProps extends RootProps<'HyPlanningTimeline', 'div'> {
  /** Accessible name of the timeline. */
  label: string;
  /** Groups with their rows. Undefined while loading: skeleton rows are shown instead. */
  groups: readonly PlanningGroup[] | undefined;
  /** Called to load visible or nearby rows that are `'loading'`. May repeat rows that were requested before. */
  onLoadRows?: ValueCallback<readonly PlanningRows[]> | undefined;
  /** Called to load rows again that have `'failed'`. */
  onRetry?: ValueCallback<PlanningRows> | undefined;
  /** Ids of the collapsed groups. */
  collapsed?: readonly string[] | undefined;
  /** Initially collapsed groups of an uncontrolled timeline. */
  defaultCollapsed?: readonly string[] | undefined;
  /** Called with the ids of all collapsed groups when one is collapsed or expanded. */
  onCollapsedChange?: ChangeHandler<readonly string[]> | undefined;
  /** First and last visible day, as local dates. */
  window: PlanningWindow;
  /** Local date of today. */
  today: string;
  /** BCP 47 tag for the names of the months. Defaults to the locale’s. */
  language?: string | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['PlanningTimeline']> | undefined;
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

/** Minimum width of a day in CSS pixels, by the number of days. The timeline scrolls where they need more room. */
function narrowestDay(days: number): number {
  if (days <= 7) return 64;
  return days <= 31 ? 30 : 11;
}

const SKELETON_ROWS = 8;

/** Number of lines loaded before and after the visible ones. */
const AHEAD = 20;

/** Outlines of rows, the same as for loading rows. */
function SkeletonLines({ height }: { height: number }) {
  return (
    <Body role="rowgroup" style={{ blockSize: SKELETON_ROWS * height }}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeleton rows are identical
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
 * Rental periods over days, in groups. A tree grid with virtual rows: at most 60 are in the DOM. Arrow keys move
 * between rows and bars, Enter opens a bar, left and right collapse and expand a group. Scrolls inside itself.
 */
export const PlanningTimeline = withRef(function PlanningTimeline(props: PlanningTimelineProps) {
  const {
    label,
    groups,
    onLoadRows,
    onRetry,
    collapsed: collapsedProp,
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
  const stacked = useMediaQuery(STACKED, { noSsr: true });
  const wrapped = useMediaQuery(WRAPPED, { noSsr: true });
  const heights = lineHeights(theme, { stacked, wrapped });
  const scroller = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useControllable(collapsedProp, defaultCollapsed, onCollapsedChange);
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
    // The focused row stays in the DOM wherever the user scrolls. Otherwise focus would move to the page.
    rangeExtractor: (range) =>
      [...new Set([at.line, ...defaultRangeExtractor(range)])]
        .filter((line) => line < lines.count)
        .sort((a, b) => a - b),
  });
  // Sizes depend on the kind of line and the density, so a collapse invalidates the measurements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of lines.shape requires measuring again
  useLayoutEffect(() => virtualizer.measure(), [lines.shape, heights.row, virtualizer]);

  const { isFast, onScroll } = useFastScroll();
  const inSight = virtualizer.calculateRange();
  const first = inSight?.startIndex ?? 0;
  const last = inSight?.endIndex ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the visible lines requires loading
  useEffect(() => {
    const rows = isFast ? [] : lines.loading(first - AHEAD, last + AHEAD);
    if (rows.length > 0) onLoadRows?.(null, rows);
  }, [lines, first, last, isFast]);

  // In a timeline wider than the screen, scrolls to today and some days before it. Repeated when a phone is rotated.
  const middle = dayMiddle(today, window);
  useLayoutEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector<HTMLElement>('[role="columnheader"]');
    if (!box || !head || middle === null) return;
    let shownIn = '';
    const showToday = () => {
      const [width, first] = [box.clientWidth, head.offsetWidth];
      // Rows that are added or removed change the height only.
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
    setCollapsed(event, withIds(collapsed, [groupId], !collapsed.includes(groupId))),
  );
  const retry = useEventCallback((event: SyntheticEvent | null, rows: PlanningRows) => onRetry?.(event, rows));

  // The row to focus may be rendered a frame later, because virtual rows are added by scrolling. A placeholder passes
  // its focus on to the row that replaces it.
  useLayoutEffect(() => {
    const hasLost = isInside.current && document.activeElement === document.body;
    const target = toFocus.current ?? (hasLost ? { ...at, column: 0 } : null);
    if (target === null) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${target.line}:${target.column}"]`);
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
            // On a phone, a name has two lines if the row is high enough for them. Its codes have one.
            '--hy-planning-lines': heights.row < 48 ? 1 : 2,
            '--hy-planning-height': `${heights.row}px`,
          } as CSSProperties
        }
      >
        <PlanningHead window={window} today={today} language={language ?? text.locale} text={text} />
        <Body role="presentation">
          <PlanningGround window={window} today={today} />
          {groups === undefined ? (
            <SkeletonLines height={heights.row} />
          ) : (
            <Rows role="rowgroup" data-fast={isFast} style={{ blockSize: virtualizer.getTotalSize() }}>
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
            </Rows>
          )}
        </Body>
      </Canvas>
      <VisuallyHidden role="presentation">{groups === undefined ? text.loading : ''}</VisuallyHidden>
    </Scroller>
  );
});
