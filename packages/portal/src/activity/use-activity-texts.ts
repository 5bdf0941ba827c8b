import type { Activity, NamedSubject } from '@hireyard/contract';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The rental company creates records that a client ordered or called off by phone. */
const BY_PHONE: ReadonlySet<string> = new Set(['order', 'offHire'] satisfies NamedSubject['resource'][]);

/** Describes an activity in words: "Changed: name, budget". */
export function useActivityTexts() {
  const { t, i18n } = useTranslation('activity');
  const format = useFormat();
  return useMemo(() => {
    const statusOf = (status: string | null) =>
      // A newer server may send a status without a translation. Its raw name is shown.
      status && i18n.exists(`status.${status}`, { ns: 'activity' }) ? t(`status.${status}` as never) : (status ?? '');
    return {
      done({ action, actor, fields, status, subject }: Activity): string {
        if (action === 'created' && actor === null && BY_PHONE.has(subject.resource)) return t('did.byPhone');
        if (action === 'moved') return t('did.moved', { status: statusOf(status) });
        if (action !== 'updated') return t(`did.${action}`);
        return t('did.updated', { fields: format.list(fields.map((field) => t(`fields.${field}`))) });
      },
      /** Returns who did it. Of the rental company, a person is known who has viewed the portal as a user. */
      actorOf: ({ actor, person }: Activity): string =>
        actor?.name ?? (person === null ? t('nobody') : t('person', { name: person })),
      nameOf: ({ resource, name }: NamedSubject): string => name ?? t(`resources.${resource}`),
    };
  }, [t, i18n, format]);
}
