'use client';

import { Paginator } from '@hireyard/ui';
import { useState } from 'react';

export function Pages() {
  const [page, setPage] = useState(0);
  return <Paginator page={page} onPageChange={(_, page) => setPage(page)} count={124} sx={{ gap: 2 }} />;
}
