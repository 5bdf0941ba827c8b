import type { JSX, ReactNode } from 'react';
import { StyledSvg, type SvgProps } from '../internal/Svg.tsx';
import { withRef } from '../internal/with-ref.ts';

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
export const Icon = withRef(function Icon({
  size = 16,
  title,
  directional,
  children,
  component = 'svg',
  ...svg
}: IconFrameProps) {
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
});

type IconComponent = (props: IconProps) => JSX.Element;

const named = (name: string, icon: IconComponent): IconComponent => withRef(Object.assign(icon, { displayName: name }));

/** Makes an icon of one path. */
/* @__NO_SIDE_EFFECTS__ */
export const path = (name: string, d: string) =>
  named(name, (props) => (
    <Icon {...props}>
      <path d={d} />
    </Icon>
  ));

/** Makes an icon of one path that points along the line. */
/* @__NO_SIDE_EFFECTS__ */
export const pointer = (name: string, d: string) =>
  named(name, (props) => (
    <Icon directional {...props}>
      <path d={d} />
    </Icon>
  ));
