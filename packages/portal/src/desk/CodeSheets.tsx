import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { machineTextOf } from '../scan/label-text.ts';
import { QrCode } from '../scan/QrCode.tsx';
import { type CodedMachine, sheetsOf } from './coded-machines.ts';
import { useDeskAccount } from './desk-account.ts';
import { useProductName } from './use-desk-texts.ts';

/** Two columns of five labels of 105 × 57 mm on A4, as sheets of labels have them. */
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 12,
  '&[data-printed]': {
    display: 'none',
    '@media print': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, 105mm)',
      gridTemplateRows: 'repeat(5, 57mm)',
      gap: 0,
      boxSizing: 'border-box',
      blockSize: '297mm',
      paddingBlockStart: '6mm',
      overflow: 'hidden',
      breakAfter: 'page',
      breakInside: 'avoid',
    },
  },
});

/** Black on white in every color scheme, so that it can be scanned from the screen. */
const Label = styled('figure')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 8,
  overflow: 'hidden',
  backgroundColor: '#fff',
  color: '#000',
  border: '1px solid #ccc',
  borderRadius: 8,
  '& svg': { flex: '0 0 auto', inlineSize: 112, blockSize: 112, forcedColorAdjust: 'none' },
  '& figcaption': { minInlineSize: 0, overflowWrap: 'anywhere', fontSize: '0.8125rem', lineHeight: 1.3 },
  '& strong': { display: 'block', fontSize: '1.25rem', lineHeight: 1.15 },
  '& span': { display: 'block', marginBlockStart: 4 },
  '@media print': {
    padding: '4mm',
    border: 0,
    borderRadius: 0,
    '& svg': { inlineSize: '44mm', blockSize: '44mm' },
    '& figcaption': { fontSize: '10pt' },
    '& strong': { fontSize: '18pt' },
  },
});

const ON_PAPER = {
  '@page': { size: 'A4', margin: 0 },
  '@media print': {
    'body > :not([data-printed])': { display: 'none !important' },
    'html, body': { margin: 0, minBlockSize: '0 !important', blockSize: 'auto' },
  },
};

interface CodeSheetsProps {
  machines: readonly CodedMachine[];
  /** Renders all sheets for the printer alone. */
  printed?: boolean;
}

/** Labels with the codes of machines, which open their passports. */
export function CodeSheets({ machines, printed = false }: CodeSheetsProps) {
  if (!printed) return <Labels machines={machines} />;
  return createPortal(
    <>
      <GlobalStyles styles={ON_PAPER} />
      {sheetsOf(machines).map((sheet) => (
        <Labels key={sheet[0]?.fleetNumber} machines={sheet} printed />
      ))}
    </>,
    document.body,
  );
}

function Labels({ machines, printed = false }: CodeSheetsProps) {
  const { t } = useTranslation('deskCodes');
  const { company } = useDeskAccount();
  const nameOf = useProductName();
  return (
    <Grid {...(printed && { 'data-printed': '' })}>
      {machines.map(({ fleetNumber, productCode }) => (
        <Label key={fleetNumber}>
          <QrCode text={machineTextOf(company.code, fleetNumber)} name={t('code', { number: fleetNumber })} />
          <figcaption>
            <strong>{fleetNumber}</strong>
            {productCode !== null && <span>{nameOf(productCode)}</span>}
            <span>{company.name}</span>
          </figcaption>
        </Label>
      ))}
    </Grid>
  );
}
