import { type Document, getDocument } from '@hireyard/contract';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';

interface AboutInvoiceProps {
  id: string;
  /** The form; null where there is no such document. */
  children: (document: Document | null) => ReactNode;
}

/** Reads the invoice that a request begins with. */
export default function AboutInvoice({ id, children }: AboutInvoiceProps) {
  const { currentData, failure } = useRead(getDocument, { params: { id } });
  if (!currentData && failure === undefined) return <Skeleton variant="rounded" height={420} />;
  return children(currentData ?? null);
}
