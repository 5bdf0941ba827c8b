import { getRequest } from '@hireyard/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UseFormReturn } from 'react-hook-form';
import { useRead } from '../../../api/use-read.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageLink } from '../../../pages/PageLink.tsx';
import type { OrderValues } from './order-values.ts';

const Note = styled(Alert)({
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', fontWeight: 600 },
});

/** The request that the order answers, with its free-text needs, because these have no line yet. */
export function ForRequest({ form }: { form: UseFormReturn<OrderValues> }) {
  const { t } = useTranslation('orders');
  const id = form.watch('requestId');
  const read = useRead(getRequest, { params: { id: id ?? '' } }, { skip: id === null });
  if (id === null) return null;
  const isRefused = form.formState.errors.requestId !== undefined || read.failure !== undefined;
  const request = read.currentData;
  const inWords = (request?.lines ?? []).filter(({ text, answer }) => text !== null && answer?.by === 'rental');
  const detach = () => {
    form.setValue('requestId', null, { shouldDirty: true });
    form.clearErrors('requestId');
  };
  return (
    <Note
      severity={isRefused ? 'error' : 'info'}
      action={
        <Button size="small" color="inherit" onClick={detach}>
          {t('forRequest.detach')}
        </Button>
      }
    >
      {isRefused && <div>{t('forRequest.refused')}</div>}
      {request && (
        <>
          {t('forRequest.label')}{' '}
          <PageLink to={`/request/requests/${id}`}>{`${request.number} ${request.title}`}</PageLink>
        </>
      )}
      {inWords.map(({ id: line, quantity, text }) => (
        <div key={line}>{t('forRequest.inWords', { what: t('lines.of', { quantity, name: text ?? '' }) })}</div>
      ))}
    </Note>
  );
}
