import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** Shows when the draft was typed, with a button that discards it (SW-02). */
export default function DraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  return (
    <Line>
      <span>{t('back', { when: format.dateTime(new Date(at).toISOString()) })}</span>
      <Button size="small" sx={{ px: 0, minWidth: 0 }} onClick={onDiscard}>
        {t('discard')}
      </Button>
    </Line>
  );
}
