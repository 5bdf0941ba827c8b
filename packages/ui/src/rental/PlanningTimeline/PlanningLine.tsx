'use client';

import { memo, type SyntheticEvent, startTransition, useEffect, useState } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import type { ValueCallback } from '../../internal/controllable.ts';
import type { Spoken } from '../../internal/message.ts';
import type { LinkComponent } from '../../provider/links.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { PlanningItem } from '../PlanningItem/PlanningItem.tsx';
import { type PlanningWindow, place } from './model.ts';
import { GroupLabel, Line, LineLabel, Track } from './PlanningTimeline.styles.ts';
import {
  barsFrom,
  barsIn,
  type PlanningGap,
  type PlanningGroup,
  type PlanningRow,
  type PlanningRows,
  type TimelineLines,
} from './rows.ts';

interface DrawnLineProps {
  group: PlanningGroup;
  /** Null for the head of a group. */
  row: PlanningRow | PlanningGap | null;
  expanded: boolean;
  posInSet: number;
  setSize: number;
  /** Index among all lines. */
  index: number;
  window: PlanningWindow;
  /** Offset in CSS pixels. */
  top: number;
  height: number;
  /** Column of this line that Tab reaches. Null if focus is on another line. */
  tabColumn: number | null;
  text: Spoken<RentalLocale['PlanningTimeline']>;
  Link: LinkComponent;
  onToggle: (groupId: string, event: SyntheticEvent) => void;
  onRetry: ValueCallback<PlanningRows>;
}

/** Head of a group, a machine with its bars, or a placeholder. */
const DrawnLine = memo(function DrawnLine(props: DrawnLineProps) {
  const {
    group: { id: groupId, title, subtitle },
    row,
    expanded,
    posInSet,
    setSize,
    index,
    window,
    top,
    height,
    tabColumn,
    text,
    Link,
  } = props;
  const cell = (column: number) => ({
    'data-cell': `${index}:${column}`,
    tabIndex: tabColumn === column ? 0 : -1,
  });
  const shared = {
    role: 'row',
    'aria-level': row === null ? 1 : 2,
    'aria-rowindex': index + 2,
    'aria-setsize': setSize,
    'aria-posinset': posInSet,
    style: { blockSize: height, transform: `translateY(${top}px)` },
  };
  if (row === null) {
    return (
      <Line {...shared} data-kind="group" aria-expanded={expanded}>
        <GroupLabel role="rowheader">
          <button
            type="button"
            aria-expanded={expanded}
            onClick={(event) => props.onToggle(groupId, event)}
            {...cell(0)}
          >
            <ChevronDownIcon size={14} />
            <span dir="auto">{title}</span>
            {subtitle && <small>{subtitle}</small>}
          </button>
        </GroupLabel>
      </Line>
    );
  }
  // Separate elements, so that focus does not stay on a name that no longer exists.
  if (row === 'loading') {
    return (
      <Line key="loading" {...shared} data-kind="loading" aria-busy="true">
        <LineLabel role="rowheader" {...cell(0)}>
          {text.rowLoading}
        </LineLabel>
      </Line>
    );
  }
  if (row === 'failed') {
    const first = posInSet - 1;
    return (
      <Line {...shared}>
        <LineLabel role="rowheader">
          <small>{text.rowFailed}</small>
          <button type="button" onClick={(event) => props.onRetry(event, { groupId, first, last: first })} {...cell(0)}>
            {text.retry}
          </button>
        </LineLabel>
      </Line>
    );
  }
  return (
    <Line {...shared}>
      <LineLabel role="rowheader">
        <Link href={row.href} title={row.title} dir="auto" {...cell(0)}>
          {row.title}
        </Link>
        {row.subtitle && <small dir="auto">{row.subtitle}</small>}
        {row.actions?.(cell(1))}
      </LineLabel>
      <Track role="gridcell">
        {barsIn(row, window).map((bar, at) => {
          const placed = place(bar, window);
          return (
            placed && (
              <PlanningItem
                key={bar.id}
                status={bar.status}
                text={bar.text}
                label={bar.label}
                href={bar.href}
                openEnded={bar.to === null}
                LinkComponent={Link}
                {...placed}
                {...bar.itemProps}
                {...cell(at + barsFrom(row))}
              />
            )
          );
        })}
      </Track>
    </Line>
  );
});

interface PlanningLineProps extends Omit<DrawnLineProps, 'group' | 'row' | 'expanded' | 'posInSet' | 'setSize'> {
  lines: TimelineLines;
  /** True during fast scrolling: new rows are not drawn, and the ground shows outlines in their place. */
  isFast: boolean;
}

/** Line of the planning. A line that came during fast scrolling is drawn when it slows down and the browser is idle. */
export const PlanningLine = memo(function PlanningLine({ lines, isFast, ...props }: PlanningLineProps) {
  const [isWhole, setWhole] = useState(!isFast);
  useEffect(() => {
    if (!isFast) startTransition(() => setWhole(true));
  }, [isFast]);
  const isDrawn = isWhole || props.tabColumn !== null;
  const line = isDrawn || !isFast ? lines.at(props.index) : undefined;
  if (!line) return null;
  const { group, kind, posInSet, setSize } = line;
  return (
    <DrawnLine
      {...props}
      {...{ group, posInSet, setSize }}
      row={kind === 'group' ? null : isDrawn ? line.row : 'loading'}
      expanded={kind === 'group' && line.expanded}
    />
  );
});
