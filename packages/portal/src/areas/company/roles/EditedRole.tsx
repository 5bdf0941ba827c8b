import { putRole, type Right, type Role } from '@hireyard/contract';
import { RoleEdit as schema } from '@hireyard/contract/schemas';
import { type ReactNode, useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { Read } from '../../../api/use-read.ts';
import { DraftLine } from '../../../forms/DraftLine.tsx';
import { LeaveQuestion } from '../../../forms/LeaveQuestion.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useArrival } from '../../../pages/Arrival.tsx';
import { RoleBar } from './RoleBar.tsx';
import { type Draft, rightsOf, toggled } from './role-draft.ts';

/** The role in edit mode and its unsaved rights. */
export interface OpenRole {
  readonly role: Role;
  readonly draft: Draft;
  readonly toggle: (right: Right) => void;
}

interface EditedRoleProps {
  role: Role;
  source: Role | undefined;
  loadLatest: Read<unknown>['refetch'];
  onClose: () => void;
  /** Renders the editor of the rights. */
  children: (open: OpenRole) => ReactNode;
}

/** Form for the rights of an own role. It handles saving and leaving; its parent renders the choices (SW-02). */
export function EditedRole({ role, source, loadLatest, onClose, children }: EditedRoleProps) {
  const { t } = useTranslation('user');
  const { toHeading } = useArrival();
  const { id, name, version, rights } = role;
  const values = useMemo(() => ({ name, rights: rightsOf(new Set(rights)) }), [name, rights]);
  const endpointForm = useEndpointForm<typeof putRole>({
    endpoint: putRole,
    schema,
    input: { params: { id }, version },
    values,
    draftOf: 'rights',
    loadLatest,
    onSaved: () => {
      onClose();
      toHeading(t('role.edit.done', { role: name }));
    },
  });
  const { field } = useController({ control: endpointForm.form.control, name: 'rights' });
  const draft = new Set(field.value);
  const guard = useUnsavedGuard(endpointForm.isUnsaved, { draft: endpointForm.draft });
  return (
    <>
      <DraftLine endpointForm={endpointForm} />
      {children({ role, draft, toggle: (right) => field.onChange(toggled(draft, right)) })}
      <RoleBar {...{ role, source, draft, endpointForm, onClose }} />
      <LeaveQuestion guard={guard} />
    </>
  );
}
