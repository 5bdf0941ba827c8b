import { getRentedLines, type RentedMachine } from '@hireyard/contract';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';

interface AboutMachineProps {
  /** Of its contract line. */
  id: string;
  /** The form; null where there is no such machine. */
  children: (line: RentedMachine | null) => ReactNode;
}

/** Reads the machine on rent that a request begins with. */
export default function AboutMachine({ id, children }: AboutMachineProps) {
  const { currentData, failure } = useRead(getRentedLines, { query: { line: [id], contract: [] } });
  if (!currentData && failure === undefined) return <Skeleton variant="rounded" height={420} />;
  return children(currentData?.lines[0] ?? null);
}
