import type { ReactNode } from 'react';
import { StyledSvg, type SvgProps } from '../internal/Svg.tsx';
import { withRef } from '../internal/with-ref.ts';

export interface DrawingProps extends Omit<SvgProps, 'children'> {
  /** Width in CSS pixels. The height is three quarters of it. Defaults to 112. */
  size?: number | undefined;
}

/** Colors of the drawings are tokens, so that they follow light, dark and the brand. */
export const ink = 'var(--hy-color-ink3)';
export const line = 'var(--hy-color-lineStrong)';
export const brand = 'var(--hy-color-brand)';
export const soft = 'var(--hy-color-brandSoft)';
export const signal = 'var(--hy-color-signal)';
export const surface = 'var(--hy-color-surface)';

/** Frame of a drawing. Drawings are decorative: screen readers skip them. */
export const Drawing = withRef(function Drawing({
  size = 112,
  children,
  component = 'svg',
  ...svg
}: DrawingProps & { children: ReactNode }) {
  const Frame = svg.sx ? StyledSvg : component;
  return (
    <Frame
      {...(svg.sx && { component })}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size * 0.75}
      viewBox="0 0 96 72"
      fill="none"
      stroke={ink}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      {children}
    </Frame>
  );
});
