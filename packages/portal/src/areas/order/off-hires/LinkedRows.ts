import { styled } from '@mui/material/styles';
import { PanelRows } from '../../../pages/Panel.tsx';
import { linkStyles } from '../../../pages/TextLink.ts';

/** Panel rows with links. */
export const LinkedRows = styled(PanelRows)(({ theme }) => ({
  // Keeps a number or status on one line if it fits.
  '& > li > :last-child:not(:only-child)': { flex: 'none', maxInlineSize: '60%' },
  '& > li > span > a': { display: 'inline-block', maxInlineSize: '100%', marginBlock: -10 },
  '& a': { paddingBlock: 10, ...linkStyles(theme) },
}));
