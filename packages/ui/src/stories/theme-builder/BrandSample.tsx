import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx';
import { brandFrom } from '../../theme/brand.ts';
import type { Scheme } from '../../theme/tokens.ts';
import { type Choices, variablesOf } from './built-theme.ts';

const Ground = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& > strong': { color: theme.vars.color.brand, fontWeight: 600 },
}));

const Swatch = styled('span')(({ theme }) => ({
  inlineSize: 24,
  blockSize: 24,
  border: `1px solid ${theme.vars.color.control}`,
  borderRadius: 4,
}));

interface BrandSampleProps extends Choices {
  readonly scheme: Scheme;
}

/** The chosen color, what the theme uses in its place, and both beside an error. Drawn in one scheme, whatever the page’s is. */
export function BrandSample({ scheme, ...choices }: BrandSampleProps) {
  const { color } = choices;
  const { brand } = brandFrom(color)[scheme];
  return (
    <Ground role="group" aria-label={`In ${scheme}`} style={variablesOf(choices, scheme)}>
      <span>
        <Swatch style={{ backgroundColor: color }} /> You chose {color}
      </span>{' '}
      <span>
        <Swatch style={{ backgroundColor: brand }} />{' '}
        {brand === color ? 'The theme uses it as it is' : `The theme uses ${brand}`}
      </span>
      <Button variant="contained">Call off</Button>
      <Button variant="contained" color="signal">
        Signal
      </Button>
      <strong>Contract C-260118</strong>
      <StatusChip tone="error">7 days overdue</StatusChip>
    </Ground>
  );
}
