import { daysBetween, type PlanningLine } from '@hireyard/contract';
import { addDays, type PlanningBar, type PlanningWindow } from '@hireyard/ui/rental/PlanningTimeline';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEvent as ReactKeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import { endsOf } from './planned-forms.ts';

interface Context {
  readonly window: PlanningWindow;
  readonly today: string;
  /** Returns the text of the label beside the end of the bar. */
  readonly dayText: (day: string) => string;
  /** Asks whether the end of a line moves to a day. */
  readonly ask: (move: AskedMove) => void;
}

/** A new end of a line, and the bar that was moved. */
export interface AskedMove {
  readonly line: PlanningLine;
  /** The former last day. */
  readonly to: string;
  readonly day: string;
  readonly anchor: HTMLElement;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

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

/** A bar whose end is being moved. */
interface Moving {
  /** Day of the new end. */
  day: () => string;
  show: (day: string) => void;
  /** Puts the bar back. With `isMoved`, `onMove` receives the new day. */
  finish: (isMoved: boolean) => void;
}

/** Starts moving the end of the bar `item` within its track, with a label that names the day. */
function startMoving(item: HTMLElement, track: HTMLElement, drag: Drag): Moving {
  const { to, window, dayText, onMove } = drag;
  let day = to;
  const before = item.style.inlineSize;
  const label = document.createElement('span');
  const show = (next: string) => {
    day = next;
    const end = (daysOf({ ...window, to: day }) / daysOf(window)) * 100;
    item.style.inlineSize = `${end - Number.parseFloat(item.style.insetInlineStart)}%`;
    label.textContent = dayText(day);
    label.style.insetInlineStart = `${end}%`;
    // Beside the end, on the side with more room.
    label.dataset.side = end > 50 ? 'before' : 'after';
  };
  item.dataset.dragged = '';
  track.append(label);
  show(to);
  return {
    day: () => day,
    show,
    finish: (isMoved) => {
      item.style.inlineSize = before;
      delete item.dataset.dragged;
      label.remove();
      if (isMoved && day !== to) onMove(day);
    },
  };
}

/**
 * Starts dragging the end of the bar `item`, if the pointer is on its grip. The bar follows by whole days. On release
 * it returns to its former width, and `onMove` receives the new day. Escape cancels.
 */
export function dragEnd(item: HTMLElement, pressedAt: number, drag: Drag): void {
  const track = item.parentElement;
  const rtl = getComputedStyle(item).direction === 'rtl';
  const box = item.getBoundingClientRect();
  const toEnd = rtl ? pressedAt - box.left : box.right - pressedAt;
  if (!track || toEnd > Math.min(GRIP, box.width / 2)) return;

  const moving = startMoving(item, track, drag);
  const dragging = new AbortController();
  const on = { signal: dragging.signal, capture: true };
  const finish = (isMoved: boolean) => {
    dragging.abort();
    if (isMoved) {
      // A release over the same bar would otherwise activate its link.
      const noPress = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      document.addEventListener('click', noPress, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', noPress, { capture: true }));
    }
    moving.finish(isMoved);
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    // The button was released outside the page.
    if (buttons === 0) return finish(false);
    const { left, right, width } = track.getBoundingClientRect();
    moving.show(dayAt((rtl ? right - clientX : clientX - left) / width, drag));
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
}

/** Bars whose end is being moved by keys. */
const movingByKeys = new WeakMap<HTMLElement, Moving>();

/**
 * Moves the end of the focused bar by a day with Shift and an arrow key. Enter confirms like a release of the pointer.
 * Escape, or leaving the bar, cancels. Returns true if the key was used.
 */
export function moveEndByKey(item: HTMLElement, { key, shiftKey }: KeyPress, drag: Drag): boolean {
  const moving = movingByKeys.get(item);
  if (moving && (key === 'Enter' || key === 'Escape')) {
    endMoveByKeys(item, key === 'Enter');
    return true;
  }
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight') || !item.parentElement) return false;
  const started = moving ?? startMoving(item, item.parentElement, drag);
  movingByKeys.set(item, started);
  const isLater = (key === 'ArrowRight') !== (getComputedStyle(item).direction === 'rtl');
  const next = addDays(started.day(), isLater ? 1 : -1);
  const [last = next] = [drag.ends.to, drag.window.to].toSorted();
  started.show([drag.ends.from, next, last].toSorted()[1] ?? next);
  return true;
}

/** Ends a move by keys. */
export function endMoveByKeys(item: HTMLElement, isMoved: boolean): void {
  const moving = movingByKeys.get(item);
  movingByKeys.delete(item);
  moving?.finish(isMoved);
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
    // In the middle of the row, so that the head does not cover it above the first one.
    insetBlockStart: '50%',
    zIndex: 3,
    translate: '4px -50%',
    '&[data-side="before"]': { translate: 'calc(-100% - 4px) -50%' },
    '&:dir(rtl)': { translate: '-4px -50%' },
    '&[data-side="before"]:dir(rtl)': { translate: 'calc(100% + 4px) -50%' },
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
 * Makes the end of a line's last bar movable by mouse, pen or keys. The end must be visible and an action must allow it.
 */
export function withMovableEnd(
  bars: readonly PlanningBar[],
  line: PlanningLine,
  { today, ask, ...context }: Context,
): readonly PlanningBar[] {
  const bar = bars.at(-1);
  const to = bar?.to ?? null;
  const ends = to === null ? null : endsOf(to, line, today);
  if (!bar || to === null || !ends || to > context.window.to) return bars;
  const dragOf = (anchor: HTMLElement): Drag => ({
    ...context,
    ends,
    to,
    onMove: (day) => ask({ line, to, day, anchor }),
  });
  const onPointerDown = ({ pointerType, button, currentTarget, clientX }: ReactPointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch' && button === 0) dragEnd(currentTarget, clientX, dragOf(currentTarget));
  };
  const onKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    if (!moveEndByKey(event.currentTarget, event, dragOf(event.currentTarget))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget }: { currentTarget: HTMLElement }) => endMoveByKeys(currentTarget, false);
  const keys = { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight' };
  const itemProps = { className: MOVABLE, draggable: false, onPointerDown, onKeyDown, onBlur, ...keys };
  return [...bars.slice(0, -1), { ...bar, itemProps }];
}
