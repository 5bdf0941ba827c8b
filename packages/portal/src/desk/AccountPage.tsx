import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { useTranslation } from '../i18n/use-translation.ts';
import { EmailText } from '../pages/EmailText.tsx';
import { Page } from '../pages/Page.tsx';
import { useDeskAccount, useDeskRight } from './desk-account.ts';
import { LanguageOfAccount } from './LanguageOfAccount.tsx';

/** The signed-in person: company, depot and rights, and the language, which is theirs to choose. */
export function AccountPage() {
  const { t } = useTranslation('desk');
  const { firstName, lastName, email, company, depot } = useDeskAccount();
  const acts = useDeskRight('desk.act');
  const connects = useDeskRight('desk.connect');
  const views = useDeskRight('desk.view-as');
  const rights = [
    t(acts ? 'account.acts' : 'account.reads'),
    connects && t('account.connects'),
    views && t('account.viewsAs'),
  ].filter((one) => one !== false);
  return (
    <Page title={t('account.title')} subtitle={`${firstName} ${lastName}`}>
      <DefinitionList
        items={[
          { label: t('account.email'), value: <EmailText>{email}</EmailText> },
          { label: t('account.company'), value: company.name },
          { label: t('account.depot'), value: depot?.name ?? t('account.allDepots') },
          { label: t('account.rights'), value: rights.join(' · ') },
        ]}
      />
      <LanguageOfAccount />
    </Page>
  );
}
