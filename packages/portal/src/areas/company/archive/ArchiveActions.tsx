import type { ArchiveAction, Endpoint, NamingProjects } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CallArgument } from '../../../http/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useAskedAction, useDirectAction } from '../../../pages/use-asked-action.ts';

interface ArchiveActionsProps<Archive extends Endpoint, Restore extends Endpoint> {
  item: { readonly id: string; readonly actions: readonly ArchiveAction[]; readonly projects: NamingProjects };
  name: string;
  archive: Archive;
  restore: Restore;
  /** Path of the edit form. */
  edit: string;
}

/** Actions on a contact person or an address. The server names the available ones. */
export function ArchiveActions<A extends Endpoint, R extends Endpoint>(props: ArchiveActionsProps<A, R>) {
  const { item, name, edit } = props;
  const { t } = useTranslation('contact');
  const input = { params: { id: item.id } } as unknown as CallArgument<A> & CallArgument<R>;
  const { actions, projects } = item;
  const archive = useAskedAction<A>({
    ...{ endpoint: props.archive, input, isOffered: actions.includes('archive') },
    done: t('archive.done', { name }),
  });
  const restore = useDirectAction<R>({ endpoint: props.restore, input, done: t('restore.done', { name }) });
  const ask = () => {
    restore.clear();
    archive.ask();
  };
  return (
    <Stack spacing={2}>
      {restore.refused && <Alert severity="error">{restore.refused}</Alert>}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions.includes('archive') && (
          <Button variant="outlined" onClick={ask}>
            {t('archive.action')}
          </Button>
        )}
        {actions.includes('restore') && (
          <Button variant="outlined" {...restore.button}>
            {t('restore.action')}
          </Button>
        )}
        {actions.includes('edit') && (
          <Button variant="contained" component={FormLink} to={edit}>
            {t('edit')}
          </Button>
        )}
      </Stack>
      {archive.dialog && (
        <ConfirmDialog {...archive.dialog} title={t('archive.title', { name })} confirmLabel={t('archive.action')}>
          {projects.total > 0 ? t('archive.used', { count: projects.total }) : t('archive.text')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
