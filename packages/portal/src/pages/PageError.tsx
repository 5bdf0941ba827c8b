import { DataState } from '@hireyard/ui/components/DataState';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { HttpError } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { retryStart } from '../settings/settings.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { ChunkError } from './load-chunk.ts';
import { Page } from './Page.tsx';
import { Sheet } from './Sheet.tsx';

interface ErrorViewProps {
  title: string;
  /** What happened, in plain words. */
  text: string;
  /** To quote to support; null where there is nothing to look up. */
  reference: string | null;
  /** The primary action, and its label: Retry by default. */
  onRetry: () => void;
  retryLabel?: string;
}

/** What happened, a reference to quote where there is one, and two actions: Retry and Home (RT-06, SH-04). */
export function ErrorView({ title, text, reference, onRetry, retryLabel }: ErrorViewProps) {
  const { t } = useTranslation('common');
  return (
    <Page title={title}>
      <Sheet>
        <DataState
          status="error"
          title={text}
          text={t(reference ? 'error.quote' : 'error.again')}
          {...(reference && { reference })}
          action={
            <>
              <Button variant="contained" onClick={onRetry}>
                {retryLabel ?? t('retry')}
              </Button>
              <Button variant="outlined" component={RouterLink} to="/">
                {t('home')}
              </Button>
            </>
          }
        />
      </Sheet>
    </Page>
  );
}

/** The server's trace id where the error came from it, else a generated one that is logged with the error. */
function referenceOf(error: unknown): string {
  if (error instanceof HttpError && error.problem.traceId) return error.problem.traceId;
  const reference = crypto.randomUUID();
  console.error(`Reference ${reference}`, error);
  return reference;
}

/** Replaces a page that threw or whose code did not load; the header stays. */
export function PageError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const place = useLocation();
  const navigate = useNavigate();
  const chunk = error instanceof ChunkError;
  const reference = useMemo(() => (chunk ? null : referenceOf(error)), [chunk, error]);
  return chunk ? (
    <ErrorView
      title={t('error.chunkTitle')}
      text={t('error.chunkText')}
      reference={null}
      onRetry={() => window.location.reload()}
      retryLabel={t('reload')}
    />
  ) : (
    <ErrorView
      title={t('error.title')}
      text={t('error.text')}
      reference={reference}
      onRetry={() => navigate(place, { replace: true })}
    />
  );
}

/** The client or its modules could not be loaded: asks for them again without losing the rest (ST-07). */
export function StartError() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <ErrorView
      title={t('error.startTitle')}
      text={t('error.startText')}
      reference={null}
      onRetry={() => dispatch(retryStart())}
    />
  );
}
