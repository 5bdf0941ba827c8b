import { listDeskInbox } from '@hireyard/contract/desk';
import { DataState } from '@hireyard/ui/components/DataState';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { ClientLink } from './ClientLink.tsx';
import { machineText } from './InboxPage.tsx';
import { SeesTo } from './SeesTo.tsx';

/** A certificate that ends while its machine is on rent. It leaves the inbox with its successor (DK-04). */
export function CertificatePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('desk');
  const format = useFormat();
  const gone = { title: t('gone.title'), text: t('gone.text') };
  const name = t('inbox.kinds.certificate');
  return (
    <PageTitleContext value={name}>
      <DetailPage
        read={useRead(listDeskInbox, { query: { record: [id] } })}
        back={{ to: '/desk', label: t('back') }}
        title={({ items: [entry] }) => entry?.title ?? name}
        subtitle={({ items: [entry] }) => entry?.number}
        gone={gone}
      >
        {(answer) => {
          const [entry] = answer?.items ?? [];
          if (answer && !entry) return <DataState status="empty" {...gone} />;
          return (
            <>
              <SeesTo id={id} />
              <DefinitionList
                loading={!entry}
                items={[
                  { label: t('fields.client'), value: entry && <ClientLink client={entry.client} /> },
                  { label: t('inbox.columns.machines'), value: entry && machineText(entry) },
                  { label: t('fields.validTo'), value: entry?.until && format.date(entry.until) },
                  { label: t('inbox.depot'), value: entry?.depot?.name },
                ]}
              />
            </>
          );
        }}
      </DetailPage>
    </PageTitleContext>
  );
}
