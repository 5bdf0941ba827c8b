import type { ResponseOf } from '@hireyard/contract';
import { getDeskPaper, getDeskPaperFile } from '@hireyard/contract/desk';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { DownloadIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { PreviewButton } from '../attachments/PreviewButton.tsx';
import { requestOf } from '../http/call.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { Panel, PanelNote } from '../pages/Panel.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { numberedFile } from '../pages/save-file.ts';
import { ClientLink } from './ClientLink.tsx';
import { useDeskRight } from './desk-account.ts';
import { PaperActions } from './PaperActions.tsx';
import { PaperStateChip } from './PaperStateChip.tsx';
import { SendPaperFile } from './SendPaperFile.tsx';
import { useSaveRunFile } from './use-save-run-file.ts';

type Paper = ResponseOf<typeof getDeskPaper>;

/** Room of the facts while the paper loads. */
const LOADING = Array.from({ length: 4 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

/** A paper of a client, and its file (DK-14). */
export default function PaperPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('deskPapers');
  const { t: desk } = useTranslation('desk');
  const { t: document } = useTranslation('document');
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={t('paper')}>
      <DetailPage
        read={useRead(getDeskPaper, { params: { id } })}
        back={{ to: '/desk/papers', label: t('back') }}
        title={({ type, number }) => document('numbered', { type: document(`type.${type}`), number })}
        subtitle={({ voidedOn, title }) => (
          <>
            <PaperStateChip voidedOn={voidedOn} />
            {title && <span>{title}</span>}
          </>
        )}
        actions={(paper) => acts && <PaperActions paper={paper} />}
        gone={{ title: t('gone'), text: desk('gone.text') }}
      >
        {(paper) =>
          paper === undefined ? (
            <DefinitionList loading items={LOADING} />
          ) : (
            <>
              <Facts paper={paper} />
              <PaperFile paper={paper} />
            </>
          )
        }
      </DetailPage>
    </PageTitleContext>
  );
}

function Facts({ paper }: { paper: Paper }) {
  const { t } = useTranslation('deskPapers');
  const format = useFormat();
  const { client, date, contracts, order, poNumber, fleetNumber, from, to, voidedOn } = paper;
  const facts = [
    { label: t('date'), value: format.date(date) },
    { label: t('facts.contracts'), value: contracts.length > 0 && format.list(contracts) },
    { label: t('facts.order'), value: order },
    { label: t('facts.poNumber'), value: poNumber },
    { label: t('facts.fleetNumber'), value: fleetNumber },
    { label: t('facts.from'), value: from && format.date(from) },
    { label: t('facts.to'), value: to && format.date(to) },
    { label: t('facts.voidedOn'), value: voidedOn && format.date(voidedOn) },
  ];
  return (
    <DefinitionList
      items={[
        {
          label: t('client'),
          value: <ClientLink client={{ ...client, uuid: client.id }} />,
        },
        ...facts.filter(({ value }) => value),
      ]}
    />
  );
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 14 });

/** The PDF of a paper: opened, saved, and sent by whoever acts. */
function PaperFile({ paper }: { paper: Paper }) {
  const { t } = useTranslation('deskPapers');
  const { t: document } = useTranslation('document');
  const acts = useDeskRight('desk.act');
  const { save, refused } = useSaveRunFile();
  const { id, type, number, hasFile, externalId } = paper;
  const request = requestOf(getDeskPaperFile, { params: { id } });
  const fileName = numberedFile(number, 'pdf');
  return (
    <Panel title={t('file')}>
      {refused && <Alert severity="error">{refused}</Alert>}
      {hasFile ? (
        <Buttons>
          <PreviewButton
            label={t('open')}
            title={document('numbered', { type: document(`type.${type}`), number })}
            fileName={fileName}
            request={request}
          />
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save(fileName, request)}>
            {t('save')}
          </Button>
        </Buttons>
      ) : (
        <PanelNote>{t('noFile')}</PanelNote>
      )}
      {acts && <SendPaperFile id={id} label={t(hasFile ? 'replaceFile' : 'addFile')} />}
      {externalId !== null && <PanelNote>{t('ofSystem', { id: externalId })}</PanelNote>}
    </Panel>
  );
}
