import type { PlanningLine } from '@hireyard/contract';
import { addDays, type PlanningBar, type PlanningWindow } from '@hireyard/ui/components/PlanningTimeline';
import type { SxProps, Theme } from '@mui/material/styles';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { daysBetween } from '../../../i18n/format.ts';
import { endsOf, formOf } from './planned-forms.ts';

interface Context {
  readonly window: PlanningWindow;
  readonly today: string;
  /** Returns the text of the label beside the end of the bar. */
  readonly dayText: (day: string) => string;
  readonly open: (form: string) => void;
}

interface Drag extends Pick<Context, 'window' | 'dayText'> {
  /** The last day of the bar. */
  readonly to: string;
  /** Range of days for the new end. */
  readonly ends: PlanningWindow;
  readonly onMove: (day: string) => void;
}

/** Width of the grip at the end of a bar, in CSS pixels. Limited to half of a short bar, so that it stays clickable. */
const GRIP = 14;

const daysOf = ({ from, to }: PlanningWindow) => daysBetween(from, to) + 1;

/** Returns the day at a share of the window, clamped to the range of possible ends. */
function dayAt(share: number, { window, ends }: Pick<Drag, 'window' | 'ends'>): string {
  const day = addDays(window.from, Math.floor(share * daysOf(window)));
  const [last = window.to] = [ends.to, window.to].toSorted();
  return [ends.from, day, last].toSorted()[1] ?? day;
}

/**
 * Starts dragging the end of the bar `item`, if the pointer is on its grip. The bar follows by whole days. On release
 * it returns to its former width, and `onMove` receives the new day. Escape cancels.
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
    // A release over the same bar would otherwise activate its link.
    const noPress = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', noPress, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', noPress, { capture: true }));
    if (day !== to) onMove(day);
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    // The button was released outside the page.
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

/** Class of a bar with a draggable end. */
const MOVABLE = 'hy-planning-movable';

/**
 * Styles of bars with a draggable end, and of the day beside a dragged bar. Shared by all bars, because a style per bar
 * would be created during scrolling. Touch scrolls instead; the menu of the row has the same actions.
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

/**
 * Makes the end of a line's last bar draggable by mouse or pen. The end must be visible and an action must allow it.
 */
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
