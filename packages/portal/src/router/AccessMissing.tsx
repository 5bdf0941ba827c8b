import type { Right } from '@hireyard/contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { selectClient } from '../client/corporate-client.ts';
import { useAppSelector } from '../hooks.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { selectRights } from '../session/user.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { RentalContact } from './RentalContact.tsx';

/** The page of an active module whose right the user lacks: says that access is missing and whom to ask (RT-08). */
function AccessMissing({ title }: { title: string }) {
  const { t } = useTranslation('common');
  const client = useAppSelector(selectClient);
  return (
    <Page title={title}>
      <Notice>
        <Typography>{t('access.missing', { page: title })}</Typography>
        <Typography>{t('access.ask', { client: client?.name ?? '' })}</Typography>
        <RentalContact />
      </Notice>
    </Page>
  );
}

/**
 * Shows a page to those who hold its right, and `AccessMissing` under the same title to the others. Until the rights
 * are known the page may begin (ST-09); one that is withdrawn takes the page away without a reload (RG-01).
 */
export function RequireRight({ right, title, children }: { right: Right; title: string; children: ReactNode }) {
  const rights = useAppSelector(selectRights);
  return rights && !rights.includes(right) ? <AccessMissing title={title} /> : children;
}
