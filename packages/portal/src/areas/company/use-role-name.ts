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

/** The name of a role: a built-in one has its own in each language, no own one has the name of a built-in one. */
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
