import type { Asset } from '@hireyard/contract';
import { PrintIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import encodeQR from 'qr';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { labelTextOf } from '../../scan/label-text.ts';
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

/** Prints the label alone, as large as the sheet allows. */
const PRINTED = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-asset-label], [data-asset-label] *': { visibility: 'visible' },
    '[data-asset-label]': { position: 'fixed', insetBlockStart: 0, insetInlineStart: 0, inlineSize: '60mm !important' },
  },
};

/** Returns the modules of a QR code as one path, one unit each. */
function pathOf(text: string): { readonly path: string; readonly size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size: rows.length };
}

/** Printable label of an asset. Its QR code opens this page. */
export function AssetLabel({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const name = useAssetName()(asset);
  const [isPrinting, setPrinting] = useState(false);
  const { path, size } = pathOf(labelTextOf(asset.id));
  useEffect(() => {
    if (!isPrinting) return;
    const ended = () => setPrinting(false);
    window.addEventListener('afterprint', ended);
    window.print();
    return () => window.removeEventListener('afterprint', ended);
  }, [isPrinting]);
  return (
    <Row>
      {isPrinting && <GlobalStyles styles={PRINTED} />}
      <Label data-asset-label="">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t('label.code', { name })}
          shapeRendering="crispEdges"
        >
          <path d={path} fill="#000" />
        </svg>
        <figcaption>{asset.tag}</figcaption>
      </Label>
      <Side>
        <h2>{t('label.title')}</h2>
        <p>{t('label.text')}</p>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
          {t('label.print')}
        </Button>
      </Side>
    </Row>
  );
}
