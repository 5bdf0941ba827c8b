import { EXPORT_FORMATS, type ExportFormat, MAX_EXPORTED_ROWS } from '@hireyard/contract';
import { MenuButton } from '@hireyard/ui/components/MenuButton';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useLocality } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import type { ListEndpoints } from './ListView.tsx';
import { Outcome } from './Outcome.ts';
import { saveList } from './save-list.ts';
import { useAllowedSort } from './use-allowed-sort.ts';
import { useFacets } from './use-list-data.ts';
import type { ListControls } from './use-list-state.ts';

// Lazy: the question needs the form code, but the menu must not wait for it.
const ExportGuard = lazy(() => withTexts(import('./ExportGuard.tsx'), 'drafts'));

const Running = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Share = styled('div')(({ theme }) => ({ ...theme.typography.body2, inlineSize: '10rem' }));

type Result = 'saved' | 'canceled' | HttpProblem;

export interface ExportMenuProps {
  endpoints: ListEndpoints;
  controls: ListControls;
  /** The visible columns, in order. */
  columns: readonly { readonly id: string }[];
  /** Ids of the columns that a file can have. */
  exported: readonly string[];
}

/** Exports the current list as a file, with its rows, order, columns and language. The page stays usable meanwhile. */
export function ExportMenu({ endpoints, controls, columns, exported }: ExportMenuProps) {
  const { t } = useTranslation('lists');
  const { problem: sentenceOf } = useSentences();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const { timeZone } = useLocality();
  const { state } = useAllowedSort(endpoints.page.list, controls.state);
  const { total } = useFacets(endpoints.facets, state);
  const [share, setShare] = useState<number | null | undefined>();
  const [result, setResult] = useState<Result | null>(null);
  const running = useRef<AbortController | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const labelId = useId();
  useEffect(() => () => running.current?.abort(), []);

  const save = async (as: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setResult(null);
    setShare(null);
    const { list } = endpoints.page;
    const columnIds = columns.map((column) => column.id).filter((column) => exported.includes(column));
    const file = { page: endpoints.page, list, state, format: as, columns: columnIds, lang, timeZone };
    const problem = await dispatch(saveList(file, { signal: controller.signal, onShare: setShare }));
    setShare(undefined);
    setResult(controller.signal.aborted ? 'canceled' : (problem ?? 'saved'));
  };

  const isRunning = share !== undefined;

  const tooMany = t('export.tooMany', { max: MAX_EXPORTED_ROWS });
  const holds = typeof total !== 'number' || total <= MAX_EXPORTED_ROWS;
  const failed = result !== null && typeof result === 'object' ? result : null;
  const isTooLong = failed?.errors?.some(({ code }) => code === 'too-many-rows') ?? false;
  const shareText = isRunning && share !== null && format.number(share, { style: 'percent' });
  const cancel = () => {
    running.current?.abort();
    // The cancel button disappears with the progress.
    menu.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Suspense>{isRunning && <ExportGuard />}</Suspense>
      {/* Rendered before the button, so that the button does not move. */}
      {isRunning && (
        <Running>
          <Share>
            <span id={labelId}>{shareText ? t('export.share', { share: shareText }) : t('export.running')}</span>
            <LinearProgress
              aria-labelledby={labelId}
              {...(share !== null && { variant: 'determinate', value: share * 100 })}
            />
          </Share>
          <Button size="small" onClick={cancel}>
            {t('export.cancel')}
          </Button>
        </Running>
      )}
      <Outcome role="status">{(result === 'saved' || result === 'canceled') && t(`export.${result}`)}</Outcome>
      {failed && <Outcome role="alert">{isTooLong ? tooMany : sentenceOf(failed)}</Outcome>}
      <MenuButton
        ref={menu}
        label={t('export.action')}
        align="end"
        entries={[
          ...EXPORT_FORMATS.map((one) => ({
            kind: 'action' as const,
            id: one,
            label: t(`export.${one}`),
            onSelect: () => void save(one),
            ...((isRunning || !holds) && { disabled: true, reason: isRunning ? t('export.running') : tooMany }),
          })),
          // Contract lines also offer a calendar of their pickups and returns.
          ...(endpoints.page.id === 'listContractLines'
            ? [
                { kind: 'separator' as const, id: 'line' },
                { kind: 'link' as const, id: 'calendar', label: t('export.calendar'), href: '/order/profile#calendar' },
              ]
            : []),
        ]}
      />
    </>
  );
}
