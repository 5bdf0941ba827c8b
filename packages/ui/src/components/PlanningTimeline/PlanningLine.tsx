import type { CSSProperties, SyntheticEvent } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import type { LinkComponent } from '../../provider/links.ts';
import { PlanningItem } from '../PlanningItem/PlanningItem.tsx';
import { type PlanningWindow, place } from './model.ts';
import { GroupLabel, Line, LineLabel, Track } from './PlanningTimeline.styles.ts';
import type { TimelineLine } from './rows.ts';

interface PlanningLineProps {
  line: TimelineLine;
  /** Its place among all lines, from 0. */
  index: number;
  window: PlanningWindow;
  style: CSSProperties;
  /** The column that Tab reaches on this line; null where the focus is on another line. */
  tabColumn: number | null;
  Link: LinkComponent;
  onToggle: (groupId: string, event: SyntheticEvent) => void;
}

/** One line of the planning: a group's head, or a machine with its bars. */
export function PlanningLine({ line, index, window, style, tabColumn, Link, onToggle }: PlanningLineProps) {
  const cell = (column: number) => ({
    'data-cell': `${index}:${column}`,
    tabIndex: tabColumn === column ? 0 : -1,
  });
  const shared = {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-setsize': line.setSize,
    'aria-posinset': line.posInSet,
    'data-kind': line.kind,
    style,
  };
  if (line.kind === 'group') {
    return (
      <Line {...shared} aria-level={1} aria-expanded={line.expanded}>
        <GroupLabel role="rowheader">
          <button
            type="button"
            aria-expanded={line.expanded}
            onClick={(event) => onToggle(line.group.id, event)}
            {...cell(0)}
          >
            <ChevronDownIcon size={14} />
            <span dir="auto">{line.group.title}</span>
            {line.group.subtitle !== undefined && <small>{line.group.subtitle}</small>}
          </button>
        </GroupLabel>
      </Line>
    );
  }
  const { row } = line;
  return (
    <Line {...shared} aria-level={2}>
      <LineLabel role="rowheader">
        <Link href={row.href} title={row.title} dir="auto" {...cell(0)}>
          {row.title}
        </Link>
        {row.subtitle !== undefined && <small dir="auto">{row.subtitle}</small>}
      </LineLabel>
      <Track role="gridcell">
        {row.bars.map((bar, at) => {
          const placed = place(bar, window);
          return (
            placed && (
              <PlanningItem
                key={bar.id}
                status={bar.status}
                text={bar.text}
                label={bar.label}
                href={bar.href}
                openEnded={bar.till === null}
                LinkComponent={Link}
                {...placed}
                {...cell(at + 1)}
              />
            )
          );
        })}
      </Track>
    </Line>
  );
}
