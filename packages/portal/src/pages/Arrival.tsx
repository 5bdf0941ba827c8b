import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from './visually-hidden.ts';

interface Arrival {
  /** True the first time that a page shows under a path other than the former one. */
  arrives: (pathname: string) => boolean;
  /** Says a sentence to screen readers without moving focus. */
  announce: (sentence: string) => void;
  /** Moves the focus to the heading when what held it is gone after an action, and says how the action ended. */
  toHeading: (sentence?: string) => void;
  /** The heading of the page shown. */
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
  /** The path on screen before the router, if any; else null. */
  from: string | null;
  children: ReactNode;
}

/** Knows which page was shown last, and renders the live region that all pages share (NAV-10). */
export function ArrivalProvider({ from, children }: ArrivalProviderProps) {
  const last = useRef(from);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentence, setSentence] = useState('');
  const [moves, setMoves] = useState(0);
  // After the render, in which a dialog closes that would take the focus back.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  const arrival = useMemo<Arrival>(
    () => ({
      arrives: (pathname) => {
        const moved = last.current !== null && last.current !== pathname;
        last.current = pathname;
        return moved;
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
