import type { ReactNode } from 'react';

interface IconProps {
  /** CSS pixels; 16 without it. */
  size?: number;
}

export function Stroked({ size = 16, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** An icon of one path. */
export const stroked = (path: string, props?: IconProps) => (
  <Stroked {...props}>
    <path d={path} />
  </Stroked>
);

export const ChevronDownIcon = (props: IconProps) => stroked('m4 6 4 4 4-4', props);

export const ChevronRightIcon = (props: IconProps) => stroked('m6 4 4 4-4 4', props);

export const PlusIcon = (props: IconProps) => stroked('M8 3v10M3 8h10', props);

export const HamburgerIcon = (props: IconProps) => stroked('M2.5 4h11M2.5 8h11M2.5 12h11', props);

export const CloseIcon = (props: IconProps) => stroked('m4 4 8 8M12 4l-8 8', props);

export const WarningIcon = (props: IconProps) => stroked('M8 2.2 14.5 13.5h-13ZM8 6.5v3.2M8 11.6v.1', props);

export function InfoIcon(props: IconProps) {
  return (
    <Stroked {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.4v3.4M8 5.1v.1" />
    </Stroked>
  );
}

export function SuccessIcon(props: IconProps) {
  return (
    <Stroked {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="m5.4 8.2 1.9 1.9 3.4-3.8" />
    </Stroked>
  );
}

export function ErrorIcon(props: IconProps) {
  return (
    <Stroked {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.9v3.5M8 10.9v.1" />
    </Stroked>
  );
}

export const ExternalIcon = (props: IconProps) => stroked('M9.5 3H13v3.5M13 3 7.5 8.5M11 9.5V13H3V5h3.5', props);

export const OfflineIcon = (props: IconProps) =>
  stroked(
    'M2 2l12 12M4.4 8.9a5 5 0 0 1 2-1.2M9.9 7.8q.9.4 1.7 1.1M8 12.2v.1M2 6.4a9 9 0 0 1 2.2-1.5M7.2 4.2A9 9 0 0 1 14 6.4',
    props,
  );

export function LockIcon(props: IconProps) {
  return (
    <Stroked {...props}>
      <rect x="3" y="7" width="10" height="6.5" rx="1.5" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" />
    </Stroked>
  );
}

export const EmptyIcon = (props: IconProps) =>
  stroked('M2.5 9.5 4.2 3h7.6l1.7 6.5V13h-11ZM2.5 9.5H6c0 2.4 4 2.4 4 0h3.5', props);
