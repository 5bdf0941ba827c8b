import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet.tsx';

/** A page's message as text, on a sheet of its own and with a readable line length. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <Stack spacing={3} sx={{ alignItems: 'flex-start', padding: 5, '& > *': { maxInlineSize: '64ch' } }}>
        {children}
      </Stack>
    </Sheet>
  );
}
