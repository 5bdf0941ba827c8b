import { styled } from '@mui/material/styles';
import { createElement, useEffect, useRef, useState } from 'react';
import type { DocumentedComponent } from './documentation.ts';
import { elementsOf, type Part, partsOf } from './parts.ts';

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
  readonly part: string;
  readonly number: number;
  readonly box: { insetBlockStart: number; insetInlineStart: number; inlineSize: number; blockSize: number };
  readonly badge: { insetBlockStart: number; insetInlineStart: number };
}

const BADGE = 18;
/** Inline start up to which badges stand in the margin of the drawing, where they cover no text. */
const MARGIN = 76;

type Box = Mark['box'];

/** Box of an element, measured from the inline start. */
function boxOf(element: Element): Box {
  const { top, left, right, width, height } = element.getBoundingClientRect();
  const start = document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
  return { insetBlockStart: top + scrollY, insetInlineStart: start, inlineSize: width, blockSize: height };
}

/** Place at which a badge covers none of the earlier ones: in the margin of the drawing, or above the corner of the part. */
function badgeAt({ insetBlockStart, insetInlineStart }: Box, marks: readonly Mark[]): Mark['badge'] {
  const isAtMargin = insetInlineStart <= MARGIN;
  const step = isAtMargin ? -(BADGE + 2) : BADGE + 2;
  const top = Math.max(insetBlockStart - (isAtMargin ? BADGE / 2 : BADGE), 0);
  let start = insetInlineStart + (isAtMargin ? step : 0);
  const isTaken = ({ badge }: Mark) =>
    Math.abs(badge.insetBlockStart - top) < BADGE && Math.abs(badge.insetInlineStart - start) < BADGE;
  while (marks.some(isTaken)) start += step;
  return { insetBlockStart: top, insetInlineStart: Math.max(start, 0) };
}

/** Returns marks for all visible parts. If a part has several elements, one with a free corner is marked. */
function marksOf(parts: readonly Part[]): Mark[] {
  const marks: Mark[] = [];
  for (const part of parts) {
    if (part.number === undefined) continue;
    const seen = elementsOf(document, part).map(boxOf);
    const isFree = (box: Box) => badgeAt(box, marks).insetInlineStart === badgeAt(box, []).insetInlineStart;
    const box = seen.find(isFree) ?? seen[0];
    if (box) marks.push({ part: part.name, number: part.number, box, badge: badgeAt(box, marks) });
  }
  return marks;
}

/** The component with a number on each of its parts, in order. */
export function Anatomy({ name, component, documentation }: DocumentedComponent) {
  const { anatomy, sample } = documentation;
  const [marks, setMarks] = useState<Mark[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let opener: HTMLElement | null | undefined;
    const parts = partsOf(name, anatomy);
    const update = () => {
      // A sample in a frame of its own renders later than the drawing.
      if (anatomy.open && !opener) {
        opener = box.current?.querySelector<HTMLElement>(anatomy.open);
        opener?.click();
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = marksOf(parts);
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
  }, [name, anatomy]);
  return (
    <div ref={box} style={{ padding: 28, paddingInlineStart: 72 }}>
      {createElement(component, { ...sample, ...anatomy.props })}
      {marks.map(({ part, number, box, badge }) => (
        <span key={part} aria-hidden="true" data-mark={part}>
          <Outline style={box} />
          <Badge style={badge}>{number}</Badge>
        </span>
      ))}
    </div>
  );
}
