import { getModules, listCorporateClients } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useMemo } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { selectShownTrace } from '../api/shown-trace.ts';
import { randomKey } from '../http/idempotency-key.ts';
import { HttpError } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { report } from '../reports/report.ts';
import { pageMissingChanged, retryStart } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { ChunkError, optionalPart } from './load-chunk.ts';
import { Page } from './Page.tsx';
import { Sheet } from './Sheet.tsx';

/** Optional: the error is complete without this code, for example offline. */
const ErrorHelp = optionalPart(() => import('./ErrorHelp.tsx'));

interface ErrorViewProps {
  title: string;
  /** Explains the error in plain words. */
  text: string;
  /** Reference for support, or null if there is nothing to look up. */
  reference: string | null;
  /** The primary action. Its label is Retry by default. */
  onRetry: () => void;
  retryLabel?: string;
}

/** An error page with an explanation, a reference, Retry, Home and the rental contact (RT-06, SH-04). */
export function ErrorView({ title, text, reference, onRetry, retryLabel }: ErrorViewProps) {
  const { t } = useTranslation('common');
  return (
    <Page title={title}>
      <Sheet>
        <DataState
          status="error"
          sx={{ paddingBlockEnd: '8px' }}
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
        <Suspense>
          <ErrorHelp reference={reference} />
        </Suspense>
      </Sheet>
    </Page>
  );
}

/** Returns the server's trace id for its errors, else a generated id. Null for code that failed to load. */
function referenceOf(error: unknown): string | null {
  if (error instanceof ChunkError) return null;
  return (error instanceof HttpError && error.problem.traceId) || randomKey();
}

/** Replaces a page that threw or failed to load. The header stays. */
export function PageError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const place = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const chunk = error instanceof ChunkError;
  const reference = useMemo(() => referenceOf(error), [error]);
  // An effect, because React may render an error twice before it shows it.
  useEffect(() => {
    if (!chunk) console.error(`Reference ${reference}`, error);
    report(error, reference);
  }, [chunk, error, reference]);
  useEffect(() => {
    if (!chunk) return;
    dispatch(pageMissingChanged(true));
    return () => void dispatch(pageMissingChanged(false));
  }, [chunk, dispatch]);
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

/** Endpoints without which no page works. */
const START = [listCorporateClients.id, getModules.id];

/**
 * The client or its modules failed to load. Retry keeps the other data (ST-07). The reference is the trace id of the
 * failed call.
 */
export function StartError({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const reference = useAppSelector((state) => selectShownTrace(state, START));
  return (
    <ErrorView
      title={t('error.startTitle')}
      text={t('error.startText')}
      reference={reference}
      onRetry={() => {
        dispatch(retryStart());
        onRetry?.();
      }}
    />
  );
}
