import { BUILT_IN_ROLES, type BuiltInRole, type RoleName } from '@hireyard/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

const KEYS = {
  Administrator: 'administrator',
  Buyer: 'buyer',
  'Site user': 'siteUser',
  Approver: 'approver',
  Finance: 'finance',
  'Equipment manager': 'equipmentManager',
  Viewer: 'viewer',
} as const satisfies Record<BuiltInRole, string>;

export const builtInKey = (name: string) => {
  const role = BUILT_IN_ROLES.find((one) => one === name);
  return role && KEYS[role];
};

/** Returns the name of a role. Built-in roles have a translated name. No own role shares a name with a built-in one. */
export function useRoleName() {
  const { t } = useTranslation('user');
  return useCallback(
    ({ name }: Pick<RoleName, 'name'>) => {
      const key = builtInKey(name);
      return key ? t(`builtIn.${key}.name`) : name;
    },
    [t],
  );
}
