import { styled } from '@mui/material/styles';
import { WarningIcon } from '../../icons/index.ts';
import { brandFrom } from '../../theme/brand.ts';
import { neutralColors, type Scheme, toneColors } from '../../theme/tokens.ts';
import type { Choices } from './built-theme.ts';

const Ground = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  padding: 16,
  border: '1px solid',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
});

const Swatch = styled('span')({ inlineSize: 24, blockSize: 24, border: '1px solid', borderRadius: 4 });

interface BrandSampleProps extends Choices {
  readonly scheme: Scheme;
}

/** The chosen color, what the theme uses in its place, and both beside an error. Drawn in one scheme, whatever the page’s is. */
export function BrandSample({ color, radius, scheme }: BrandSampleProps) {
  const { surface, ink, line, control } = neutralColors[scheme];
  const { brand, onBrand, signal, onSignal } = brandFrom(color)[scheme];
  const { fg, bg } = toneColors[scheme].error;
  const filled = { padding: '8px 16px', borderRadius: radius, fontWeight: 600 };
  const swatch = (shown: string) => <Swatch style={{ backgroundColor: shown, borderColor: control }} />;
  return (
    <Ground
      role="group"
      aria-label={`In ${scheme}`}
      style={{ color: ink, backgroundColor: surface, borderColor: line, borderRadius: radius * 1.5 }}
    >
      <span>
        {swatch(color)} You chose {color}
      </span>{' '}
      <span>
        {swatch(brand)} {brand === color ? 'The theme uses it as it is' : `The theme uses ${brand}`}
      </span>
      <span style={{ ...filled, color: onBrand, backgroundColor: brand }}>Call off</span>
      <span style={{ ...filled, color: onSignal, backgroundColor: signal }}>Signal</span>
      <span style={{ color: brand, fontWeight: 600 }}>Contract C-260118</span>
      <span style={{ padding: '3px 8px', borderRadius: radius * 0.75, color: fg, backgroundColor: bg }}>
        <WarningIcon size={14} /> 7 days overdue
      </span>
    </Ground>
  );
}
