import { EXPORT_COLUMNS } from '@hireyard/contract';
import type { MenuEntry } from '@hireyard/ui/components/MenuButton';
import Button from '@mui/material/Button';
import { loadTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { selectHasRight } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';
import { ExportMenu, type ExportMenuProps } from './ExportMenu.tsx';
import { Outcome } from './Outcome.ts';
import { MAX_ROWS_AT_ONCE } from './read-rows.ts';
import { useAllowedSort } from './use-allowed-sort.ts';
import { useFacets } from './use-list-data.ts';
import { type ShowRows, usePrintAll } from './use-print-all.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

export { saveExport } from './save-list.ts';

const PRINT_SEPARATOR = { kind: 'separator', id: 'print-line' } as const;
const mayExport = selectHasRight('export');
interface ListMenuProps extends Omit<ExportMenuProps, 'exported' | 'further'> {
  /** Shows rows in the list instead of its page. Undefined if the page shows another view of the rows. */
  showRows: ShowRows | undefined;
}

/** Prints all rows of the list, by an entry of the export menu or by a button. */
function usePrintEntry({ endpoints, controls, showRows }: ListMenuProps) {
  const { t } = useTranslation('lists');
  const { state } = useAllowedSort(endpoints.page.list, controls.state);
  const { total } = useFacets(endpoints.facets, state);
  const isPossible = showRows !== undefined && typeof total === 'number' && total <= MAX_ROWS_AT_ONCE;
  const { print, isReading } = usePrintAll({ endpoints, state, showRows, isPossible });
  const entry: MenuEntry = {
    kind: 'action',
    id: 'print',
    label: t('print.action'),
    onSelect: () => void print(),
    ...(isReading && { disabled: true, reason: t('print.running') }),
    ...(!isPossible && { disabled: true, reason: t('print.tooMany', { max: MAX_ROWS_AT_ONCE }) }),
  };
  return { entries: showRows ? [PRINT_SEPARATOR, entry] : [], print, isPossible, isReading };
}

function Menus(props: ListMenuProps) {
  const { t } = useTranslation('lists');
  const may = useAppSelector(mayExport);
  const { entries, print, isPossible, isReading } = usePrintEntry(props);
  const { id } = props.endpoints.page;
  const columns: Readonly<Record<string, readonly string[]>> = EXPORT_COLUMNS;
  const exported = columns[id];
  // Lists with an export also have saved views.
  return (
    exported && (
      <>
        <ViewsMenu endpoints={props.endpoints} />
        <Outcome role="status">{isReading && t('print.running')}</Outcome>
        {may && <ExportMenu {...props} exported={exported} further={entries} />}
        {!may && isPossible && <Button onClick={() => void print()}>{t('print.action')}</Button>}
      </>
    )
  );
}

const Loaded = lazyPart(async () => {
  await loadTexts(['lists']);
  return { default: Menus };
});

/** Actions on the whole list, if the user has the right to them. */
export default function ListMenu(props: ListMenuProps) {
  return <Loaded {...props} />;
}
