import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { hasSingleKeys, keepSingleKeys } from '../storage/single-keys.ts';
import { PRINT_KEYS, SEARCH_KEYS } from './keys.ts';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: '12px 20px',
  // Room for the border of the first key, which the content would clip.
  margin: '2px 0 16px',
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '2px 8px',
    border: `1px solid ${theme.vars.color.lineStrong}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.sunk,
    font: 'inherit',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
  },
}));

/** All keys of the portal. The single key can be switched off, since speech input may press it (WCAG 2.1.4). */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const title = useId();
  const [isSingle, setSingle] = useState(hasSingleKeys);
  const keys = [
    [SEARCH_KEYS.shown, t('shortcuts.search')],
    [PRINT_KEYS.shown, t('shortcuts.print')],
    ['?', t('shortcuts.open')],
    ['Esc', t('shortcuts.close')],
  ] as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('actions.shortcuts')}</DialogTitle>
      <DialogContent>
        <Keys>
          {keys.map(([key, action]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          label={t('shortcuts.single')}
          control={
            <Checkbox
              checked={isSingle}
              onChange={(_, checked) => {
                keepSingleKeys(checked);
                setSingle(checked);
              }}
            />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
