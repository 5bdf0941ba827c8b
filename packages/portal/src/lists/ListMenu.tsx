import { EXPORT_COLUMNS } from '@hireyard/contract';
import { loadTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { selectHasRight } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';
import { ExportMenu, type ExportMenuProps } from './ExportMenu.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

export { saveExport } from './save-list.ts';

const mayExport = selectHasRight('export');
type ListMenuProps = Omit<ExportMenuProps, 'exported'>;

function Menus(props: ListMenuProps) {
  const may = useAppSelector(mayExport);
  const { id } = props.endpoints.page;
  const columns: Readonly<Record<string, readonly string[]>> = EXPORT_COLUMNS;
  const exported = columns[id];
  // Lists with an export also have saved views.
  return (
    exported && (
      <>
        <ViewsMenu endpoints={props.endpoints} />
        {may && <ExportMenu {...props} exported={exported} />}
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
