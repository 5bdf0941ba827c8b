import { getModules, listCorporateClients } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useMemo } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { selectShownTrace } from '../api/shown-trace.ts';
import { HttpError } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { report } from '../reports/report.ts';
import { pageMissingChanged, retryStart } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { ChunkError, optionalPart } from './load-chunk.ts';
import { Page } from './Page.tsx';
import { Sheet } from './Sheet.tsx';

/** Without its code, as when the connection is gone, the page says the same. */
const ErrorHelp = optionalPart(() => import('./ErrorHelp.tsx'));

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

/** What happened, a reference to quote where there is one, Retry and Home, and whom to ask (RT-06, SH-04). */
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

/** The server's trace id where the error came from it, else a generated one; none for code that did not load. */
function referenceOf(error: unknown): string | null {
  if (error instanceof ChunkError) return null;
  return (error instanceof HttpError && error.problem.traceId) || crypto.randomUUID();
}

/** Replaces a page that threw or whose code did not load; the header stays. */
export function PageError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const place = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const chunk = error instanceof ChunkError;
  const reference = useMemo(() => referenceOf(error), [error]);
  // An effect, since React may render an error twice before it shows it once.
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

/** What a page cannot do without, by the ids of its endpoints. */
const START = [listCorporateClients.id, getModules.id];

/**
 * The client or its modules could not be loaded: asks for them again without losing the rest (ST-07). The reference is
 * the trace id of what failed.
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
