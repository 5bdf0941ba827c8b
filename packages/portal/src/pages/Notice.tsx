import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet.tsx';

const Message = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 20,
  '& > *': { maxInlineSize: '64ch' },
  '& > p': { ...theme.typography.body1, margin: 0 },
}));

/** A message as the content of a page, in a readable line length. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <Message>{children}</Message>
    </Sheet>
  );
}
