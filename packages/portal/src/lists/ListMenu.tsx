import { EXPORT_COLUMNS } from '@hireyard/contract';
import { loadTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { selectHasRight } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { ExportMenuProps } from './ExportMenu.tsx';

const mayExport = selectHasRight('export');
const ExportMenu = lazyPart(async () => {
  const [menu] = await Promise.all([import('./ExportMenu.tsx'), loadTexts(['lists'])]);
  return menu;
});

/** What can be done with a list as a whole, for those who may. */
export default function ListMenu(props: Omit<ExportMenuProps, 'exported'>) {
  const may = useAppSelector(mayExport);
  const { id } = props.endpoints.page;
  const columns: Readonly<Record<string, readonly string[]>> = EXPORT_COLUMNS;
  const exported = columns[id];
  return may && exported && <ExportMenu {...props} exported={exported} />;
}
