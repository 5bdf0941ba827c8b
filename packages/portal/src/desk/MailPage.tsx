import type { ResponseOf } from '@hireyard/contract';
import { getDeskMail, putDeskMailAside, sendDeskMailAgain } from '@hireyard/contract/desk';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { PanelNote } from '../pages/Panel.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { useDeskRight } from './desk-account.ts';
import { MailStateChip } from './MailStateChip.tsx';
import { MoveButton } from './MoveButton.tsx';
import { recipientText } from './recipient-text.ts';

type Mail = ResponseOf<typeof getDeskMail>;

/** Room of the facts while the mail loads. */
const LOADING = Array.from({ length: 6 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

/** A mail that failed for good: to whom, what about, since when and why (DK-10). */
export default function MailPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('deskMails');
  const { t: desk } = useTranslation('desk');
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={t('title')}>
      <DetailPage
        read={useRead(getDeskMail, { params: { id } })}
        back={{ to: '/desk/mails', label: t('back') }}
        title={({ subject, kind }) => subject ?? t(`kinds.${kind}`)}
        subtitle={({ state, kind }) => (
          <>
            <MailStateChip state={state} />
            <span>{t(`kinds.${kind}`)}</span>
          </>
        )}
        actions={(mail) => acts && <Actions mail={mail} />}
        gone={{ title: t('gone'), text: desk('gone.text') }}
      >
        {(mail) => (mail === undefined ? <DefinitionList loading items={LOADING} /> : <Facts mail={mail} />)}
      </DetailPage>
    </PageTitleContext>
  );
}

function Actions({ mail: { id, state } }: { mail: Mail }) {
  const { t } = useTranslation('deskMails');
  const input = { params: { id } };
  return (
    <>
      {state !== 'again' && (
        <MoveButton primary endpoint={sendDeskMailAgain} input={input} label={t('send')} done={t('sent')} />
      )}
      {state === 'open' && (
        <MoveButton endpoint={putDeskMailAside} input={input} label={t('putAside')} done={t('putAsideDone')} />
      )}
    </>
  );
}

function Facts({ mail }: { mail: Mail }) {
  const { t } = useTranslation('deskMails');
  const format = useFormat();
  const { to, subject, reason, state, createdAt, failedAt, handledAt, attempts, code } = mail;
  return (
    <>
      <DefinitionList
        items={[
          { label: t('to'), value: to ? recipientText(to) : t('nobody') },
          { label: t('subject'), value: subject ?? t('noSubject') },
          { label: t('reason'), value: t(`why.${reason}`) },
          { label: t('since'), value: format.dateTime(createdAt) },
          { label: t('failedAt'), value: format.dateTime(failedAt) },
          { label: t('attempts'), value: format.number(attempts) },
          { label: t('answer'), value: code },
          ...(handledAt === null
            ? []
            : [{ label: t(state === 'aside' ? 'putAsideAt' : 'sentAgainAt'), value: format.dateTime(handledAt) }]),
        ]}
      />
      {state !== 'again' && <PanelNote>{t('anew')}</PanelNote>}
    </>
  );
}
