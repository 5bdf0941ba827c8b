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

/** The page of an active module if the user lacks its right. Shows the rental contact (RT-08). */
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
  /** Renders the page while the rights load, so that both load in the same round trip (ST-09). */
  readonly beforeRights?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Shows a page to users with its rights, or `AccessMissing` under the same title. Until the rights are loaded, a page
 * makes no calls that may be refused. If they fail to load, the server decides. A withdrawn right removes the page
 * without a reload (RG-01).
 */
export function RequireRight({ rights: needed, beforeRights = false, children }: RequireRightProps) {
  const rights = useAppSelector(selectRights);
  const hasFailed = useAppSelector((state) => selectMissingCalls(state).includes('rights'));
  if (rights) return needed.every((right) => rights.includes(right)) ? children : <AccessMissing />;
  return beforeRights || hasFailed ? children : <PageLoader />;
}
