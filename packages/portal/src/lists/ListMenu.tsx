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
  // The lists that can be saved as a file are those whose views can be saved.
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

/** What can be done with a list as a whole, for those who may. */
export default function ListMenu(props: ListMenuProps) {
  return <Loaded {...props} />;
}
