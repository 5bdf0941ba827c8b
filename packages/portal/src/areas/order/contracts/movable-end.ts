import type { PlanningLine } from '@hireyard/contract';
import { addDays, type PlanningBar, type PlanningWindow } from '@hireyard/ui/components/PlanningTimeline';
import type { SxProps, Theme } from '@mui/material/styles';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { daysBetween } from '../../../i18n/format.ts';
import { endsOf, formOf } from './planned-forms.ts';

interface Context {
  readonly window: PlanningWindow;
  readonly today: string;
  /** What the label beside the end says of a day. */
  readonly dayText: (day: string) => string;
  readonly open: (form: string) => void;
}

interface Drag extends Pick<Context, 'window' | 'dayText'> {
  /** The last day of the bar. */
  readonly to: string;
  /** The days to one of which its end can go. */
  readonly ends: PlanningWindow;
  readonly onMove: (day: string) => void;
}

/** How close to the end of a bar it is taken, in CSS pixels; of a short bar half of it, so that it can still be pressed. */
const GRIP = 14;

const daysOf = ({ from, to }: PlanningWindow) => daysBetween(from, to) + 1;

/** The day at a share of the window, between those to which the end can go. */
function dayAt(share: number, { window, ends }: Pick<Drag, 'window' | 'ends'>): string {
  const day = addDays(window.from, Math.floor(share * daysOf(window)));
  const [last = window.to] = [ends.to, window.to].toSorted();
  return [ends.from, day, last].toSorted()[1] ?? day;
}

/**
 * Lets the end of the bar `item` be dragged, where it was pressed there. The bar follows by whole days and is drawn as it
 * was when it is let go: what becomes of the day is up to `onMove`. Escape ends it.
 */
export function dragEnd(item: HTMLElement, pressedAt: number, drag: Drag): void {
  const { to, window, dayText, onMove } = drag;
  const track = item.parentElement;
  const rtl = getComputedStyle(item).direction === 'rtl';
  const box = item.getBoundingClientRect();
  const toEnd = rtl ? pressedAt - box.left : box.right - pressedAt;
  if (!track || toEnd > Math.min(GRIP, box.width / 2)) return;

  let day = to;
  const before = item.style.inlineSize;
  const label = document.createElement('span');
  label.setAttribute('aria-hidden', 'true');
  const show = () => {
    const end = (daysOf({ ...window, to: day }) / daysOf(window)) * 100;
    item.style.inlineSize = `${end - Number.parseFloat(item.style.insetInlineStart)}%`;
    label.textContent = dayText(day);
    label.style.insetInlineStart = `${end}%`;
  };
  const dragging = new AbortController();
  const on = { signal: dragging.signal, capture: true };
  const finish = (isMoved: boolean) => {
    dragging.abort();
    item.style.inlineSize = before;
    delete item.dataset.dragged;
    label.remove();
    if (!isMoved) return;
    // Let go over its own bar it would be a press of the link.
    const noPress = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', noPress, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', noPress, { capture: true }));
    if (day !== to) onMove(day);
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    // It was let go outside the page.
    if (buttons === 0) return finish(false);
    const { left, right, width } = track.getBoundingClientRect();
    day = dayAt((rtl ? right - clientX : clientX - left) / width, drag);
    show();
  };
  document.addEventListener('pointermove', move, on);
  document.addEventListener('pointerup', () => finish(true), on);
  document.addEventListener('pointercancel', () => finish(false), on);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(false);
  };
  document.addEventListener('keydown', leave, on);
  item.dataset.dragged = '';
  track.append(label);
  show();
}

/** Of a bar whose end can be dragged. */
const MOVABLE = 'hy-planning-movable';

/**
 * How the bars look whose end can be dragged, with the day beside one that is. For all of them at once: a style of its own
 * would have to be made for each bar that scrolls into sight. A finger scrolls, and has the menu of the row.
 */
export const MOVABLE_BARS: SxProps<Theme> = ({ vars }) => ({
  [`& .${MOVABLE}`]: { userSelect: 'none' },
  [`& .${MOVABLE}[data-dragged]`]: { outline: '2px dashed', zIndex: 2 },
  [`& .${MOVABLE} ~ span`]: {
    position: 'absolute',
    insetBlockStart: '-8px',
    zIndex: 3,
    translate: '-50%',
    '&:dir(rtl)': { translate: '50%' },
    padding: '0 6px',
    borderRadius: vars.radius.status,
    color: vars.color.onInverse,
    backgroundColor: vars.color.inverse,
    fontSize: '0.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '@media (hover: hover) and (pointer: fine)': {
    [`& .${MOVABLE}::after`]: {
      content: '""',
      position: 'absolute',
      insetBlock: '4px',
      insetInlineEnd: '2px',
      inlineSize: '6px',
      borderInline: '2px solid currentColor',
      cursor: 'ew-resize',
    },
  },
});

/** The bars of a line: the end of the last one can be dragged with a mouse or a pen, where it is in sight and may move. */
export function withMovableEnd(
  bars: readonly PlanningBar[],
  line: PlanningLine,
  { today, open, ...context }: Context,
): readonly PlanningBar[] {
  const bar = bars.at(-1);
  const to = bar?.to ?? null;
  const ends = to === null ? null : endsOf(to, line, today);
  if (!bar || to === null || !ends || to > context.window.to) return bars;
  const onMove = (day: string) => open(formOf(to, line, day));
  const onPointerDown = ({ pointerType, button, currentTarget, clientX }: ReactPointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch' && button === 0) dragEnd(currentTarget, clientX, { ...context, ends, to, onMove });
  };
  return [...bars.slice(0, -1), { ...bar, itemProps: { className: MOVABLE, draggable: false, onPointerDown } }];
}
