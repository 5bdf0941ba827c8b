import { type Document, getDocument } from '@hireyard/contract';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';

interface AboutInvoiceProps {
  id: string;
  /** Renders the form. Null if there is no such document. */
  children: (document: Document | null) => ReactNode;
}

/** Loads the invoice that a new request refers to. */
export default function AboutInvoice({ id, children }: AboutInvoiceProps) {
  const { currentData, failure } = useRead(getDocument, { params: { id } });
  if (!currentData && failure === undefined) return <Skeleton variant="rounded" height={420} />;
  return children(currentData ?? null);
}
