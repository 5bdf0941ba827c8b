import type { Asset } from '@hireyard/contract';
import { PrintIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';

import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { labelTextOf } from '../../scan/label-text.ts';
import { QrCode } from '../../scan/QrCode.tsx';
import { usePrinting } from '../../scan/use-printing.ts';
import { useAssetName } from './asset-name.ts';

const Row = styled(Sheet)({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, padding: 16 });

/** Black on white in every color scheme, so that it can be scanned from the screen. */
const Label = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: 12,
  inlineSize: 152,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: '#fff',
  color: '#000',
  textAlign: 'center',
  '& svg': { display: 'block', inlineSize: '100%', forcedColorAdjust: 'none' },
  '& figcaption': { marginBlockStart: 4, fontWeight: 700, overflowWrap: 'anywhere' },
}));

const Side = styled('div')(({ theme }) => ({
  flex: '1 1 8rem',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: '4px 0 12px', fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

/**
 * The label as the only content of the sheet, as large as it allows: upright the number stands below the code, across
 * beside it. The printer determines the paper, from a roll of 50 mm to A4, where a code of 12 cm is read from afar.
 */
const Printed = styled('div')({
  display: 'none',
  '@media print': {
    position: 'absolute',
    inset: 0,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2vmin',
    overflow: 'hidden',
    // Many printers cannot print the outermost millimeters.
    padding: '4vmin',
    backgroundColor: '#fff',
    color: '#000',
    textAlign: 'center',
    '& svg': { flex: '0 0 auto', inlineSize: 'min(76vmin, 12cm)', blockSize: 'min(76vmin, 12cm)' },
    '& p': {
      margin: 0,
      minInlineSize: 0,
      fontSize: 'min(7vmin, 1cm)',
      fontWeight: 700,
      lineHeight: 1.1,
      overflowWrap: 'anywhere',
    },
  },
  '@media print and (orientation: landscape)': {
    flexDirection: 'row',
    '& svg': { inlineSize: 'min(90vmin, 12cm)', blockSize: 'min(90vmin, 12cm)' },
    '& p': { fontSize: 'min(9vmin, 1cm)' },
  },
});
const ON_PAPER = {
  '@page': { margin: 0 },
  '@media print': {
    // Other elements would take further sheets.
    'body > :not([data-printed-label])': { display: 'none !important' },
    'html, body': { margin: 0, minBlockSize: '0 !important', blockSize: '100%', overflow: 'hidden' },
  },
};

/** Printable label of an asset. Its QR code opens this page. */
export function AssetLabel({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const name = useAssetName()(asset);
  const { isPrinting, print } = usePrinting();
  const code = <QrCode text={labelTextOf(asset.id)} name={t('label.code', { name })} />;
  return (
    <Row>
      {isPrinting &&
        createPortal(
          <Printed data-printed-label="">
            <GlobalStyles styles={ON_PAPER} />
            {code}
            <p>{asset.tag}</p>
          </Printed>,
          document.body,
        )}
      <Label>
        {code}
        <figcaption>{asset.tag}</figcaption>
      </Label>
      <Side>
        <h2>{t('label.title')}</h2>
        <p>{t('label.text')}</p>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
          {t('label.print')}
        </Button>
      </Side>
    </Row>
  );
}
