import { getRentedLines, type RentedMachine } from '@hireyard/contract';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';

interface AboutMachineProps {
  id: string;
  /** Renders the form. Null if there is no such machine. */
  children: (line: RentedMachine | null) => ReactNode;
}

/** Loads the machine on rent that a new request refers to. */
export default function AboutMachine({ id, children }: AboutMachineProps) {
  const { currentData, failure } = useRead(getRentedLines, { query: { line: [id], contract: [] } });
  if (!currentData && failure === undefined) return <Skeleton variant="rounded" height={420} />;
  return children(currentData?.lines[0] ?? null);
}
