import type { Right } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { selectClient } from '../client/corporate-client.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectRights } from '../session/user.ts';
import { selectMissingCalls } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { PageLoader } from './PageLoader.tsx';
import { usePageTitle } from './page-title.ts';
import { RentalContact } from './RentalContact.tsx';

/** The page of an active module of whose rights the user lacks one: says that access is missing and whom to contact (RT-08). */
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

interface RequireRightProps {
  readonly rights: readonly Right[];
  /** The page need not wait for the rights: it asks for its data in the same round trip as they do (ST-09). */
  readonly beforeRights?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Shows a page to users with its rights, and `AccessMissing` under the same title to others. Until the rights are known
 * a page asks for nothing that may be refused; where they could not be loaded, the server decides. A withdrawn right
 * removes the page without a reload (RG-01).
 */
export function RequireRight({ rights: needed, beforeRights = false, children }: RequireRightProps) {
  const rights = useAppSelector(selectRights);
  const hasFailed = useAppSelector((state) => selectMissingCalls(state).includes('rights'));
  if (rights) return needed.every((right) => rights.includes(right)) ? children : <AccessMissing />;
  return beforeRights || hasFailed ? children : <PageLoader />;
}
