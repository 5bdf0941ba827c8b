import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useArrival } from '../../../pages/Arrival.tsx';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });

/** Says that the key figures did not load, and asks for them again (SH-04). */
export default function FailedFigures({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const { toHeading } = useArrival();
  const retry = () => {
    onRetry();
    // The button goes while they are asked for again.
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
