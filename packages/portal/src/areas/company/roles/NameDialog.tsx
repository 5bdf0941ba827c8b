import type { createRole, putRole, Role, RoleEdit, Schema } from '@hireyard/contract';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EndpointFormDialog } from '../../../forms/EndpointFormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface NameDialogProps<E extends typeof createRole | typeof putRole, Values extends RoleEdit> {
  endpoint: E;
  schema: Schema;
  input?: { readonly params: { readonly id: string }; readonly version: number };
  /** Values sent together with the name. A new object resets the form. */
  values: Values;
  title: string;
  submit: string;
  onClose: () => void;
  onSaved: (role: Role) => void;
  /** Fields above the name. */
  children?: ReactNode;
}

/** Asks for the name of a new or an existing role. */
export function NameDialog<E extends typeof createRole | typeof putRole, Values extends RoleEdit>(
  props: NameDialogProps<E, Values>,
) {
  const { endpoint, schema, input, values, title, submit, onClose, onSaved, children } = props;
  const { t } = useTranslation('user');
  const endpointForm = useEndpointForm<typeof putRole>({
    endpoint: endpoint as typeof putRole,
    schema,
    values,
    ...(input && { input }),
    onSaved,
  });
  return (
    <EndpointFormDialog endpointForm={endpointForm} title={title} submitLabel={submit} onClose={onClose}>
      {children}
      <TextField
        form={endpointForm.form as unknown as UseFormReturn<RoleEdit>}
        name="name"
        label={t('role.name')}
        required
      />
    </EndpointFormDialog>
  );
}
