import { EXPORT_FORMATS, type ExportFormat, MAX_EXPORTED_ROWS, MAX_SELECTED_IN_FILE } from '@hireyard/contract';
import { MenuButton, type MenuEntry } from '@hireyard/ui/components/MenuButton';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useLocality, useToday } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { saveList } from './save-list.ts';
import { useAllowedSort } from './use-allowed-sort.ts';
import { useFileToast } from './use-file-toast.ts';
import { useFacets } from './use-list-data.ts';
import type { ListControls } from './use-list-state.ts';

// Lazy: the question needs the form code, but the menu must not wait for it.
const ExportGuard = optionalPart(() => withTexts(import('./ExportGuard.tsx'), 'drafts'));

const Running = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Share = styled('div')(({ theme }) => ({ ...theme.typography.body2, inlineSize: '10rem' }));

const SEPARATOR = { kind: 'separator', id: 'selection' } as const;

export interface ExportMenuProps {
  endpoints: ListEndpoints;
  controls: ListControls;
  /** The visible columns, in order. */
  columns: readonly { readonly id: string }[];
  /** Ids of the columns that a file can have. */
  exported: readonly string[];
  /** The selection of the list, if its rows can be selected. */
  bulk?: { readonly ids: readonly string[]; readonly isAll: boolean } | undefined;
  /** Further entries behind the formats. */
  further?: readonly MenuEntry[];
}

/** Exports the current list as a file, with its rows, order, columns and language. The page stays usable meanwhile. */
export function ExportMenu({ endpoints, controls, columns, exported, bulk, further = [] }: ExportMenuProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const { timeZone } = useLocality();
  const today = useToday();
  const { state } = useAllowedSort(endpoints.page.list, controls.state);
  const { total } = useFacets(endpoints.facets, state);
  const [share, setShare] = useState<number | null | undefined>();
  const running = useRef<AbortController | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const labelId = useId();
  useEffect(() => () => running.current?.abort(), []);

  const tell = useFileToast(MAX_EXPORTED_ROWS);
  const tooMany = t('export.tooMany', { max: MAX_EXPORTED_ROWS });
  const save = async (as: ExportFormat, ids: readonly string[] = []) => {
    const controller = new AbortController();
    running.current = controller;
    setShare(null);
    const { list } = endpoints.page;
    const columnIds = columns.map((column) => column.id).filter((column) => exported.includes(column));
    const file = { page: endpoints.page, list, state, format: as, columns: columnIds, lang, timeZone, ids };
    const problem = await dispatch(saveList(file, { signal: controller.signal, today, onShare: setShare }));
    setShare(undefined);
    tell(controller.signal.aborted ? 'canceled' : (problem ?? 'saved'));
  };

  const isRunning = share !== undefined;

  const holds = typeof total !== 'number' || total <= MAX_EXPORTED_ROWS;
  const { ids: selected = [], isAll = false } = bulk ?? {};
  const isSelectionTooLong = !isAll && selected.length > MAX_SELECTED_IN_FILE;
  const refusal = (sentence: string | false) => (sentence ? { disabled: true, reason: sentence } : {});
  const ofList = EXPORT_FORMATS.map((one) => ({
    kind: 'action' as const,
    id: one,
    label: t(`export.${one}`),
    onSelect: () => void save(one),
    ...refusal(isRunning ? t('export.running') : !holds && tooMany),
  }));
  const ofSelection = EXPORT_FORMATS.map((one) => ({
    kind: 'action' as const,
    id: `${one}-selected`,
    label: t(`export.selected.${one}`, { rows: selected.length }),
    // Without ids, the file has the rows of the list, however many.
    onSelect: () => void save(one, isAll ? [] : selected),
    ...refusal(
      isRunning
        ? t('export.running')
        : isSelectionTooLong && t('export.selectedTooMany', { max: MAX_SELECTED_IN_FILE }),
    ),
  }));
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
      <MenuButton
        ref={menu}
        label={t('export.action')}
        align="end"
        entries={[
          ...(selected.length > 0 ? [...ofSelection, SEPARATOR] : []),
          ...ofList,
          ...further,
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
