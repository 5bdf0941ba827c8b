import { createRole, type Role } from '@hireyard/contract';
import { NewRole as schema } from '@hireyard/contract/schemas';
import { Select } from '@hireyard/ui/components/Select';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectRights } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useRoleName } from '../use-role-name.ts';
import { NameDialog } from './NameDialog.tsx';

interface CopyRoleProps {
  roles: readonly Role[];
  onClose: () => void;
  onMade: (role: Role) => void;
}

/** Creates an own role as a copy of another role. The copy has only rights that the caller may grant. */
export function CopyRole({ roles, onClose, onMade }: CopyRoleProps) {
  const { t } = useTranslation('user');
  const roleName = useRoleName();
  const own = useAppSelector(selectRights);
  const [copiedFromId, setSource] = useState(roles.find(({ name }) => name === 'Site user')?.id ?? roles[0]?.id ?? '');
  const values = useMemo(() => {
    const source = roles.find(({ id }) => id === copiedFromId);
    return { name: '', rights: source?.rights.filter((right) => own?.includes(right)) ?? [], copiedFromId };
  }, [roles, own, copiedFromId]);
  return (
    <NameDialog
      endpoint={createRole}
      schema={schema}
      values={values}
      title={t('role.copy.title')}
      submit={t('role.copy.submit')}
      onClose={onClose}
      onSaved={onMade}
    >
      <Select
        label={t('role.copy.source')}
        value={copiedFromId}
        onChange={(_, id) => setSource(id)}
        options={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
      />
    </NameDialog>
  );
}
