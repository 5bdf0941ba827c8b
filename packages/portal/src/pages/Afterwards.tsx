import { type ReactNode, Suspense, useEffect, useState } from 'react';

export interface AfterwardsProps {
  /** Rendered until then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a part after the page around it is on screen. Otherwise a new page would suspend for its code. React would
 * then delay the page's effects and calls by up to 300 ms.
 */
export function Afterwards({ fallback, children }: AfterwardsProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <Suspense fallback={fallback}>{isShown ? children : fallback}</Suspense>;
}
