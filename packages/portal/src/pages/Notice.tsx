import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet.tsx';

/** What a page has to say in words alone, on a sheet of its own and in lines that can be read. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <Stack spacing={3} sx={{ alignItems: 'flex-start', padding: 5, '& > *': { maxInlineSize: '64ch' } }}>
        {children}
      </Stack>
    </Sheet>
  );
}
