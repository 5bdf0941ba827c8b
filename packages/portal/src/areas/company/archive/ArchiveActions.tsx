import type { ArchiveAction, Endpoint, NamingProjects } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAction } from '../../../forms/use-action.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import type { CallArgument } from '../../../http/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';

interface ArchiveActionsProps<Archive extends Endpoint, Restore extends Endpoint> {
  of: { readonly id: string; readonly actions: readonly ArchiveAction[]; readonly projects: NamingProjects };
  name: string;
  archive: Archive;
  restore: Restore;
  /** The page of its form. */
  edit: string;
}

/** What can be done with a contact person or an address now: the server names the actions, and no others are offered. */
export function ArchiveActions<A extends Endpoint, R extends Endpoint>(props: ArchiveActionsProps<A, R>) {
  const { of, name, edit } = props;
  const { t } = useTranslation('contact');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const archive = useAction(props.archive);
  const restore = useAction(props.restore);
  const [isAsking, setAsking] = useState(false);
  const input = { params: { id: of.id } } as unknown as CallArgument<A> & CallArgument<R>;
  const { actions, projects } = of;

  const ask = () => {
    archive.clear();
    restore.clear();
    setAsking(true);
  };
  const onCancel = () => {
    setAsking(false);
    // The button that asked is gone when someone else was first.
    if (!actions.includes('archive')) toHeading();
  };
  const onArchive = async () => {
    const written = await archive.run(input);
    if (!written?.ok) return;
    setAsking(false);
    toHeading(t('archive.done', { name }));
  };
  const onRestore = async () => {
    const written = await restore.run(input);
    // A button that works is disabled and loses the focus, also where it stays; the alert speaks for itself.
    if (written) toHeading(written.ok ? t('restore.done', { name }) : undefined);
  };
  return (
    <Stack spacing={2}>
      {restore.problem && <Alert severity="error">{sentenceOf(restore.problem)}</Alert>}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions.includes('archive') && (
          <Button variant="outlined" onClick={ask}>
            {t('archive.action')}
          </Button>
        )}
        {actions.includes('restore') && (
          <Button variant="outlined" loading={restore.isWorking} onClick={onRestore}>
            {t('restore.action')}
          </Button>
        )}
        {actions.includes('edit') && (
          <Button variant="contained" component={FormLink} to={edit}>
            {t('edit')}
          </Button>
        )}
      </Stack>
      {/* Gone at once when archived: while it fades out, the page behind it is hidden from screen readers. */}
      {isAsking && (
        <ConfirmDialog
          open
          title={t('archive.title', { name })}
          confirmLabel={t('archive.action')}
          onConfirm={onArchive}
          onClose={onCancel}
          working={archive.isWorking}
          {...(archive.problem && { error: sentenceOf(archive.problem) })}
        >
          {projects.total > 0 ? t('archive.used', { count: projects.total }) : t('archive.text')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
