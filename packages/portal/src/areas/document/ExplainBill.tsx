import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../pages/load-chunk.ts';

const BillExplanation = lazyPart(() => import('./BillExplanation.tsx'));

/** Button that explains an invoice. The explanation is loaded on click. */
export function ExplainBill({ id }: { id: string }) {
  const { t } = useTranslation('document');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('bill.title')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <BillExplanation id={id} />
        </Suspense>
      )}
    </>
  );
}
