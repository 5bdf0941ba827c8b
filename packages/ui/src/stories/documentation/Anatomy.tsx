import { styled } from '@mui/material/styles';
import { createElement, useEffect, useRef, useState } from 'react';
import type { DocumentedComponent } from './documentation.ts';
import { drawnSlots } from './drawn-slots.ts';

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: theme.vars.radius.pill,
  backgroundColor: theme.vars.color.signal,
  color: theme.vars.color.onSignal,
  fontSize: 11,
  fontWeight: 700,
  pointerEvents: 'none',
}));

const Outline = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  border: `1px dashed ${theme.vars.color.ink3}`,
  pointerEvents: 'none',
}));

interface Mark {
  readonly slot: string;
  readonly number: number;
  readonly box: { insetBlockStart: number; insetInlineStart: number; inlineSize: number; blockSize: number };
  /** Offset of a badge that shares its corner with another one. */
  readonly shift: number;
}

const BADGE = 18;

type Box = Mark['box'];

/** Box of an element, measured from the inline start. */
function boxOf(element: Element): Box {
  const { top, left, right, width, height } = element.getBoundingClientRect();
  const start = document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
  return { insetBlockStart: top + scrollY, insetInlineStart: start, inlineSize: width, blockSize: height };
}

/** Offset at which a badge covers none of the earlier ones. */
function shiftAt(box: Box, marks: readonly Mark[]): number {
  let shift = 0;
  const covers = (mark: Mark) =>
    Math.abs(mark.box.insetBlockStart - box.insetBlockStart) < BADGE &&
    Math.abs(mark.box.insetInlineStart + mark.shift - box.insetInlineStart - shift) < BADGE;
  while (marks.some(covers)) shift += BADGE + 2;
  return shift;
}

/** Returns marks for all visible parts. If a slot has several elements, one with a free corner is marked. */
function marksOf(name: string, slots: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  for (const [index, slot] of slots.entries()) {
    const seen = [...document.querySelectorAll(`.${name}-${slot}`)]
      .map(boxOf)
      .filter(({ inlineSize, blockSize }) => inlineSize > 1 && blockSize > 1);
    const box = seen.find((each) => shiftAt(each, marks) === 0) ?? seen[0];
    if (box) marks.push({ slot, number: index + 1, box, shift: shiftAt(box, marks) });
  }
  return marks;
}

/** The component with a number on each of its slots, in order. */
export function Anatomy({ name, component, documentation }: DocumentedComponent) {
  const { slots, open, elsewhere } = documentation.anatomy;
  const [marks, setMarks] = useState<Mark[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let opener: HTMLElement | null | undefined;
    const names = drawnSlots(Object.keys(slots), elsewhere);
    const update = () => {
      // A sample in a frame of its own renders later than the drawing.
      if (open && !opener) {
        opener = box.current?.querySelector<HTMLElement>(open);
        opener?.click();
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = marksOf(name, names);
        setMarks((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      });
    };
    const changes = new MutationObserver(update);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', update);
    addEventListener('transitionend', update);
    document.fonts?.ready.then(update);
    update();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', update);
      removeEventListener('transitionend', update);
      changes.disconnect();
    };
  }, [name, slots, open, elsewhere]);
  return (
    <div ref={box} style={{ padding: 28 }}>
      {createElement(component, documentation.sample)}
      {marks.map(({ slot, number, box, shift }) => (
        <span key={slot} aria-hidden="true" data-mark={slot}>
          <Outline style={box} />
          <Badge
            style={{
              insetBlockStart: Math.max(box.insetBlockStart - BADGE / 2, 0),
              insetInlineStart: Math.max(box.insetInlineStart - BADGE / 2 + shift, 0),
            }}
          >
            {number}
          </Badge>
        </span>
      ))}
    </div>
  );
}
