import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useAppDispatch } from '../hooks.ts';
import { HttpError } from '../http/problem.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { retryStart } from '../settings/settings.ts';
import { ChunkError } from './ChunkError.ts';
import { Page } from './Page.tsx';

/** Plain words, a reference to quote where there is one, and the ways on. */
export function ErrorView(props: { title: string; text: string; reference: string | null; action: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Page title={props.title}>
      <Stack spacing={2} role="alert">
        <Typography>{props.text}</Typography>
        {props.reference && <Typography>{t('error.reference', { reference: props.reference })}</Typography>}
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ marginBlockStart: 3 }}>
        {props.action}
        <Button component={RouterLink} to="/">
          {t('home')}
        </Button>
      </Stack>
    </Page>
  );
}

/** The server's trace id where the error came from it, else one made here and logged beside the error. */
function referenceOf(error: unknown): string {
  if (error instanceof HttpError && error.problem.traceId) return error.problem.traceId;
  const reference = crypto.randomUUID();
  console.error(`Reference ${reference}`, error);
  return reference;
}

/** Stands in for a page that threw or whose code did not arrive, inside its area, so that the header stays. */
export function PageError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const place = useLocation();
  const navigate = useNavigate();
  const chunk = error instanceof ChunkError;
  const reference = useMemo(() => (chunk ? null : referenceOf(error)), [chunk, error]);
  return (
    <ErrorView
      title={t(chunk ? 'error.chunkTitle' : 'error.title')}
      text={t(chunk ? 'error.chunkText' : 'error.text')}
      reference={reference}
      action={
        <Button
          variant="contained"
          onClick={chunk ? () => window.location.reload() : () => navigate(place, { replace: true })}
        >
          {t(chunk ? 'reload' : 'retry')}
        </Button>
      }
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
      action={
        <Button variant="contained" onClick={() => dispatch(retryStart())}>
          {t('retry')}
        </Button>
      }
    />
  );
}
