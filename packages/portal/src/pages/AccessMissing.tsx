import type { Right } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { selectClient } from '../client/corporate-client.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectRights } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { usePageTitle } from './page-title.ts';
import { RentalContact } from './RentalContact.tsx';

/** The page of an active module whose right the user lacks: says that access is missing and whom to contact (RT-08). */
function AccessMissing() {
  const { t } = useTranslation('common');
  const page = usePageTitle();
  const client = useAppSelector(selectClient);
  return (
    <Page>
      <Notice>
        <p>{t('access.missing', { page })}</p>
        <p>{t('access.ask', { client: client?.name ?? '' })}</p>
        <RentalContact />
      </Notice>
    </Page>
  );
}

/**
 * Shows a page to users with its right, and `AccessMissing` under the same title to others. Until the rights
 * are known the page may load (ST-09); a withdrawn right removes the page without a reload (RG-01).
 */
export function RequireRight({ right, children }: { right: Right; children: ReactNode }) {
  const rights = useAppSelector(selectRights);
  return rights && !rights.includes(right) ? <AccessMissing /> : children;
}
