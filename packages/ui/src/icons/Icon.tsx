import type { ReactNode } from 'react';
import { StyledSvg, type SvgProps } from '../internal/Svg.tsx';

export interface IconProps extends Omit<SvgProps, 'children'> {
  /** Width and height in CSS pixels. Defaults to 16. */
  size?: number | undefined;
  /** Accessible name, for icons without text beside them. Without it, screen readers skip the icon. */
  title?: string | undefined;
}

export interface IconFrameProps extends IconProps {
  /** Mirrors the icon in right-to-left text, for icons that point along the line. */
  directional?: boolean | undefined;
  /** Paths and shapes on a grid of 16 × 16. */
  children: ReactNode;
}

/** Frame of every icon, also for custom ones: a 16 × 16 grid with round strokes in the text color. */
export function Icon({ size = 16, title, directional, children, component = 'svg', ...svg }: IconFrameProps) {
  const Frame = svg.sx ? StyledSvg : component;
  return (
    <Frame
      {...(svg.sx && { component })}
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
    </Frame>
  );
}

/** Icon of one path. */
export const path = (d: string, props: IconProps) => (
  <Icon {...props}>
    <path d={d} />
  </Icon>
);

/** Icon of one path that points along the line. */
export const pointer = (d: string, props: IconProps) => (
  <Icon directional {...props}>
    <path d={d} />
  </Icon>
);
