import type { ComponentProps, ReactNode } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in CSS pixels; 16 without it. */
  size?: number;
  /** What it says where no text beside it does. Without a title, screen readers pass over it. */
  title?: string;
}

export interface IconFrameProps extends IconProps {
  /** It points along the line, and is turned round where that runs from right to left. */
  directional?: boolean;
  /** Paths and shapes on a grid of 16 × 16. */
  children: ReactNode;
}

/** The frame of every icon, for drawings of your own: a grid of 16, round strokes in the color of the text. */
export function Icon({ size = 16, title, directional, children, ...svg }: IconFrameProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers where it has none
    <svg
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-directional={directional}
      {...svg}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}

/** An icon of one path. */
export const path = (d: string, props: IconProps) => (
  <Icon {...props}>
    <path d={d} />
  </Icon>
);

/** The same for one that points along the line. */
export const pointer = (d: string, props: IconProps) => (
  <Icon directional {...props}>
    <path d={d} />
  </Icon>
);
