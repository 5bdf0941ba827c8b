import { type ReactNode, Suspense, useEffect, useState } from 'react';

export interface AfterwardsProps {
  /** What stands in its place until then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a part once the page around it is on screen. React waits up to 300 ms for code that a new page suspends on, and
 * the page's effects, which ask for its data, wait with it.
 */
export function Afterwards({ fallback, children }: AfterwardsProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <Suspense fallback={fallback}>{isShown ? children : fallback}</Suspense>;
}
