import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useArrival } from '../../../pages/Arrival.tsx';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });

/** Reports that the key figures failed to load, with a button to retry (SH-04). */
export default function FailedFigures({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const { toHeading } = useArrival();
  const retry = () => {
    onRetry();
    // Moves the focus, because the button disappears during the retry.
    toHeading();
  };
  return (
    <Line role="status">
      {t('figures.failed')}
      <Button size="small" onClick={retry}>
        {common('retry')}
      </Button>
    </Line>
  );
}
