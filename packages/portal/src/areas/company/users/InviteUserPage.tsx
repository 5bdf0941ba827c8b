import { SidePanel, SidePanelLayout } from '@hireyard/ui/components/SidePanel';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLeave } from '../../../lists/use-leave.ts';
import { Page } from '../../../pages/Page.tsx';
import { PageTitleContext } from '../../../pages/page-title.ts';
import { FormSheet } from '../../../pages/Sheet.tsx';
import { InviteForm } from './InviteForm.tsx';
import { UserList } from './UserList.tsx';

const LIST = '/order/company/users';
/** From this width on the list fits beside the form. */
const WIDE = '(min-width: 80rem)';

/** Keeps the summary and the buttons visible while the fields scroll. */
const Panel = styled(SidePanel)(({ theme }) => ({
  // Lower than the default panel, because it starts below the space above the page heading.
  maxBlockSize: `calc(100dvh - ${theme.vars.density.header} - 48px)`,
  '& .HyForm-actions': {
    position: 'sticky',
    insetBlockEnd: -16,
    zIndex: 1,
    marginBlockEnd: -16,
    marginInline: -20,
    padding: '14px 20px',
    borderBlockStart: `1px solid ${theme.vars.color.line}`,
    borderRadius: `0 0 ${theme.vars.radius.card} ${theme.vars.radius.card}`,
    backgroundColor: theme.vars.color.surface,
  },
}));

/** Invites a user, beside the list of users if both fit. */
export default function InviteUserPage() {
  const { t } = useTranslation('user');
  const matches = useMediaQuery(WIDE, { noSsr: true });
  // Decided once, because resizing the window must not drop the form. In a narrow window the panel covers the list.
  const [isWide] = useState(matches);
  const { search } = useLocation();
  // The list keeps its filters in the URL of this page too.
  const back = `${LIST}${isWide ? search : ''}`;
  const leave = useLeave(back);
  if (isWide) {
    return (
      <SidePanelLayout
        panel={
          <Panel open title={t('invite.title')} subtitle={t('invite.text')} onClose={() => void leave()}>
            <InviteForm back={back} />
          </Panel>
        }
      >
        <PageTitleContext value={t('users.title')}>
          <UserList />
        </PageTitleContext>
      </SidePanelLayout>
    );
  }
  return (
    <Page subtitle={t('invite.text')}>
      <FormSheet>
        <InviteForm back={back} />
      </FormSheet>
    </Page>
  );
}
