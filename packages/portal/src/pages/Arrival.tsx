import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from './visually-hidden.ts';

interface Arrival {
  /** Returns true once for each new path. */
  arrives: (pathname: string) => boolean;
  /** Announces a sentence to screen readers without moving the focus. */
  announce: (sentence: string) => void;
  /** Moves the focus to the heading if an action removed the focused element. Announces the outcome. */
  toHeading: (sentence?: string) => void;
  /** The heading of the current page. */
  heading: RefObject<HTMLHeadingElement | null>;
}

const ArrivalContext = createContext<Arrival>({
  arrives: () => false,
  announce: () => undefined,
  toHeading: () => undefined,
  heading: { current: null },
});

const VisuallyHidden = styled('div')(visuallyHidden);

export interface ArrivalProviderProps {
  /** The path that was on screen before the router started, or null. */
  from: string | null;
  children: ReactNode;
}

/** Tracks the last page, and renders the live region that all pages share (NAV-10). */
export function ArrivalProvider({ from, children }: ArrivalProviderProps) {
  const last = useRef(from);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentence, setSentence] = useState('');
  const [moves, setMoves] = useState(0);
  // Runs after a closing dialog has restored the focus.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  const arrival = useMemo<Arrival>(
    () => ({
      arrives: (pathname) => {
        const isNewPath = last.current !== null && last.current !== pathname;
        last.current = pathname;
        return isNewPath;
      },
      announce: setSentence,
      toHeading: (outcome = '') => {
        setSentence(outcome);
        setMoves((count) => count + 1);
      },
      heading,
    }),
    [],
  );
  return (
    <ArrivalContext value={arrival}>
      {children}
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
    </ArrivalContext>
  );
}

export const useArrival = () => useContext(ArrivalContext);
