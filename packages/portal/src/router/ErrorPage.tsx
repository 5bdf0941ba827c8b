import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownPath } from '../access/return-url.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorView } from '../pages/PageError.tsx';

/** `/error?reference=…&from=…`: what happened in plain words, a reference to quote, Retry and Home (RT-06). */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ErrorView
      title={t('error.title')}
      text={t('error.text')}
      reference={query.get('reference')}
      onRetry={() => navigate(ownPath(query.get('from')) ?? '/')}
    />
  );
}
