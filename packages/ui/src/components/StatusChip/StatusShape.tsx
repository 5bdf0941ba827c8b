import type { StatusShape as Shape } from './model.ts';

const DRAWINGS: Record<Shape, React.ReactNode> = {
  dot: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  ring: <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  brokenRing: (
    <circle cx="6" cy="6" r="4.4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="2.6 2.008" />
  ),
  clock: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="6" cy="6" r="4.6" />
      <path d="M6 3.6V6l1.7 1.2" />
    </g>
  ),
  triangle: <path d="M6 1.2 11.2 10.8H.8z" fill="currentColor" />,
  tick: (
    <path
      d="M1.8 6.4 4.8 9.4 10.2 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
};

/** Shape of a status. Drawn in the text color, so that forced colors keep it. */
export function StatusShape({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true" focusable="false" data-shape={shape}>
      {DRAWINGS[shape]}
    </svg>
  );
}
