'use client';

import { Paginator } from '@hireyard/ui';
import { useState } from 'react';

export function Pages() {
  const [page, setPage] = useState(0);
  return <Paginator page={page} size={25} total={124} onPage={setPage} sx={{ gap: 2 }} />;
}
