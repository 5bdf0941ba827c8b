import { deleteRole, listUsers, putRole, type Role, type RoleEdit } from '@hireyard/contract';
import { RoleEdit as schema } from '@hireyard/contract/schemas';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { useAction } from '../../../forms/use-action.ts';
import type { EndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useArrival } from '../../../pages/Arrival.tsx';
import { useRoleName } from '../use-role-name.ts';
import { Bar } from './matrix.styles.ts';
import { NameDialog } from './NameDialog.tsx';
import { countMarks, type Draft } from './role-draft.ts';

const NAMED = 3;

/** Describes the members of a role: by name if they are few, otherwise as a count. */
function useTouched(role: Role): string {
  const { t } = useTranslation('user');
  const format = useFormat();
  const { currentData } = useRead(
    listUsers,
    { query: { role: [role.id], status: ['active', 'invited', 'blocked'], size: NAMED } },
    { skip: role.memberCount === 0 },
  );
  if (role.memberCount === 0) return t('role.touched.nobody');
  const names = currentData?.items.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [];
  if (role.memberCount > NAMED || names.length === 0) return t('role.touched.many', { count: role.memberCount });
  return t('role.touched.named', { count: role.memberCount, names: format.list(names) });
}

interface RoleBarProps {
  role: Role;
  source: Role | undefined;
  draft: Draft;
  endpointForm: EndpointForm<RoleEdit>;
  onClose: () => void;
}

/** Summary of the changes to an own role, with the buttons to save or cancel them. */
export function RoleBar({ role, source, draft, endpointForm, onClose }: RoleBarProps) {
  const { t } = useTranslation('user');
  const { t: common } = useTranslation('common');
  const { problem: sentenceOf } = useSentences();
  const { toHeading } = useArrival();
  const roleName = useRoleName();
  const remove = useAction(deleteRole);
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const touched = useTouched(role);
  const { added, removed } = countMarks(draft, source);
  const { id, name, version, rights } = role;
  const renamed = useMemo(() => ({ name, rights }), [name, rights]);
  const changes = [
    added > 0 && t('role.changes.added', { count: added }),
    removed > 0 && t('role.changes.removed', { count: removed }),
  ].filter((part) => part !== false);

  const { loadLatest } = endpointForm;
  const onDiscard = () => {
    endpointForm.draft.drop();
    onClose();
  };
  const onDelete = async () => {
    const result = await remove.run({ params: { id } });
    if (!result?.ok) return;
    onDiscard();
    toHeading(t('role.delete.done', { role: name }));
  };
  return (
    <Bar aria-label={t('role.edit.of', { role: name })}>
      {endpointForm.refused && (
        <Alert
          severity="error"
          sx={{ flexBasis: '100%' }}
          action={loadLatest && <Button onClick={loadLatest}>{common('form.loadLatest')}</Button>}
        >
          {sentenceOf(endpointForm.refused)}
        </Alert>
      )}
      <p>
        <strong>
          {source && changes.length > 0
            ? t('role.changes.compared', { role: name, changes: changes.join(', '), source: roleName(source) })
            : name}
        </strong>
        <small>{draft.size === 0 ? t('role.edit.empty') : touched}</small>
      </p>
      <div>
        {role.actions.includes('delete') && (
          <Button onClick={() => setOpenDialog('delete')}>{t('role.delete.action')}</Button>
        )}
        <Button onClick={() => setOpenDialog('rename')}>{t('role.rename.action')}</Button>
        <Button variant="outlined" onClick={onDiscard}>
          {t(endpointForm.isUnsaved ? 'role.edit.discard' : 'role.edit.close')}
        </Button>
        <Button
          variant="contained"
          loading={endpointForm.isSaving}
          disabled={draft.size === 0 || !endpointForm.isUnsaved}
          onClick={endpointForm.save}
        >
          {t('role.edit.save')}
        </Button>
      </div>
      {openDialog === 'rename' && (
        <NameDialog
          endpoint={putRole}
          schema={schema}
          input={{ params: { id }, version }}
          values={renamed}
          title={t('role.rename.title', { role: name })}
          submit={t('role.rename.action')}
          onClose={() => setOpenDialog(null)}
          onSaved={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          open
          tone="error"
          title={t('role.delete.title', { role: name })}
          confirmLabel={t('role.delete.action')}
          onConfirm={onDelete}
          onClose={() => setOpenDialog(null)}
          working={remove.isWorking}
          {...(remove.problem && { error: sentenceOf(remove.problem) })}
        >
          {t('role.delete.text')}
        </ConfirmDialog>
      )}
    </Bar>
  );
}
