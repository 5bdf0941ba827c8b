import { styled } from '@mui/material/styles';
import { PanelRows } from '../../../pages/Panel.tsx';

/** Rows with links, which look as they do elsewhere. */
export const LinkedRows = styled(PanelRows)(({ theme }) => ({
  '& a': { paddingBlock: 10, color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));
