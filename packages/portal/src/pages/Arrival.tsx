import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';

interface Arrival {
  /** True the first time that a page shows under a path which is not the one the visit began with. */
  arrives: (pathname: string) => boolean;
  /** Says a sentence to screen readers without moving focus. */
  announce: (sentence: string) => void;
}

const ArrivalContext = createContext<Arrival>({ arrives: () => false, announce: () => undefined });

/** Seen by screen readers alone; the kit keeps its own to itself. */
const VisuallyHidden = styled('div')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  margin: -1,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export interface ArrivalProviderProps {
  /** The path that the visit began with, where that was before the router; else null. */
  from: string | null;
  children: ReactNode;
}

/** Knows which page was shown last, and holds the live region that outlives every page (NAV-10). */
export function ArrivalProvider({ from, children }: ArrivalProviderProps) {
  const last = useRef(from);
  const [sentence, setSentence] = useState('');
  const arrival = useMemo<Arrival>(
    () => ({
      arrives: (pathname) => {
        const moved = last.current !== null && last.current !== pathname;
        last.current = pathname;
        return moved;
      },
      announce: setSentence,
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
