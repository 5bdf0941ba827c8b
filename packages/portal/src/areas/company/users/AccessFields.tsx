import { getUser, listRoles, type Role, type User, type UserEdit } from '@hireyard/contract';
import Skeleton from '@mui/material/Skeleton';
import type { UseFormReturn } from 'react-hook-form';
import { useRead } from '../../../api/use-read.ts';
import { selectClientCompany } from '../../../client/client-company.ts';
import { CheckboxGroupField } from '../../../forms/CheckboxGroupField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { selectRights, selectUserId } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { builtInKey, useRoleName } from '../use-role-name.ts';
import { ProjectsField } from './ProjectsField.tsx';

interface AccessFieldsProps {
  form: UseFormReturn<UserEdit>;
  /** User to edit; undefined for an invitation. */
  user?: User;
}

/** One or more roles, whose rights add up. Users cannot grant a role with a right they lack (DOM-07). */
function RolesField({ form, user, roles }: AccessFieldsProps & { roles: readonly Role[] }) {
  const { t } = useTranslation('user');
  const roleName = useRoleName();
  const own = useAppSelector(selectRights);
  const hintOf = (role: Role) => {
    const source = roles.find(({ id }) => id === role.copiedFromId);
    const key = builtInKey(role.name);
    if (role.builtIn && key) return t(`builtIn.${key}.text`);
    return source ? t('roles.copyOf', { role: roleName(source) }) : t('roles.own');
  };
  const mayGive = (role: Role) =>
    role.rights.every((right) => own?.includes(right)) || user?.roles.some(({ id }) => id === role.id) === true;
  return (
    <CheckboxGroupField
      form={form}
      name="roleIds"
      label={t('facts.roles')}
      hint={t('roles.hint')}
      required
      invalidAs="choices"
      options={roles.map((role) => ({
        value: role.id,
        label: roleName(role),
        hint: mayGive(role) ? hintOf(role) : t('roles.beyond'),
        disabled: !mayGive(role),
      }))}
    />
  );
}

/** Access of a user within the company: roles, projects and order limit. */
export function AccessFields({ form, user }: AccessFieldsProps) {
  const { t } = useTranslation('user');
  const roles = useRead(listRoles, undefined);
  const ownId = useAppSelector(selectUserId) ?? '';
  // A caller limited to some projects can grant access to these alone.
  const oneself = useRead(getUser, { params: { id: ownId } });
  const currency = useAppSelector(selectClientCompany)?.currency ?? 'EUR';
  if (roles.failure !== undefined) return <Failure problem={problemOf(roles.failure)} onRetry={roles.refetch} />;
  const items = roles.currentData?.items;
  if (!items) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <RolesField form={form} roles={items} {...(user && { user })} />
      <ProjectsField
        form={form}
        initialProjects={user?.projects ?? []}
        confined={Boolean(oneself.currentData?.projects)}
      />
      <MoneyField
        form={form}
        name="orderLimit"
        label={t('facts.orderLimit')}
        hint={t(user?.id === ownId ? 'limit.ownHint' : 'limit.hint')}
        currency={currency}
      />
    </>
  );
}
