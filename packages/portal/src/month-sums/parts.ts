import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { linkStyles } from '../pages/TextLink.ts';

/** Figure that links to its lines. */
export const FigureLink = styled(Link)(({ theme }) => ({
  // A touch target of 44 px in a table row.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  whiteSpace: 'nowrap',
  ...linkStyles(theme),
  fontWeight: 'inherit',
}));

/** Placeholder for a missing figure. */
export const NoFigure = styled('span')(({ theme }) => ({ color: theme.vars.color.ink3 }));

/** Name of a project, with a link to its page. */
export const ProjectName = styled('span')(({ theme }) => ({
  '& > a': { ...linkStyles(theme), fontWeight: 'inherit' },
}));

/** Notes on the basis and the gaps of figures. */
export const FigureNotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 18,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  '& a': { paddingBlock: 12, marginBlock: -12, ...linkStyles(theme) },
}));
