import type { ComponentProps, ReactNode } from 'react';

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width in CSS pixels, three quarters of it high; 112 without it. */
  size?: number;
}

/** The colors of a drawing are tokens, so that it follows light, dark and the brand. */
export const ink = 'var(--hy-color-ink3)';
export const line = 'var(--hy-color-lineStrong)';
export const brand = 'var(--hy-color-brand)';
export const soft = 'var(--hy-color-brandSoft)';
export const signal = 'var(--hy-color-signal)';
export const surface = 'var(--hy-color-surface)';

/** The frame of a drawing: it decorates a sentence beside it, so screen readers pass over it. */
export function Drawing({ size = 112, children, ...svg }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
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
    </svg>
  );
}
