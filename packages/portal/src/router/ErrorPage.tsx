import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownPath } from '../access/return-url.ts';
import { selectClientStatus } from '../client/corporate-client.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorView, StartError } from '../pages/PageError.tsx';
import { selectFailedCalls } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { RootState } from '../store/store.ts';

/** Only trace ids and generated references, because an address could contain any text. */
const REFERENCE = /^[\w-]{1,64}$/;

const selectStartFailed = (state: RootState) =>
  selectClientStatus(state) === 'failed' || selectFailedCalls(state).includes('modules');

/**
 * `/error?reference=…&from=…`: an explanation, a reference, Retry, Home and the rental contact (RT-06). After a failed
 * start, the start error with its trace id.
 */
export default function ErrorPage() {
  const { t } = useTranslation('common');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hasStartFailed = useAppSelector(selectStartFailed);
  const reference = query.get('reference');
  const toOrigin = () => navigate(ownPath(query.get('from')) ?? '/');
  if (hasStartFailed) return <StartError onRetry={toOrigin} />;
  return (
    <ErrorView
      title={t('error.title')}
      text={t('error.text')}
      reference={reference && REFERENCE.test(reference) ? reference : null}
      onRetry={toOrigin}
    />
  );
}
