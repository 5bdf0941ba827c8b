import type { ResponseOf } from '@hireyard/contract';
import { backofficeSchemas } from '@hireyard/contract/backoffice';
import {
  approveDeskRequest,
  commentOnDeskRequest,
  fulfilDeskRequest,
  getDeskRequest,
  quoteDeskRequest,
  rejectDeskRequest,
  reviewDeskRequest,
} from '@hireyard/contract/desk';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { DateField } from '../forms/DateField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useToday } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { RequestStatusChip } from '../rental/RequestStatusChip.tsx';
import { ClientLink } from './ClientLink.tsx';
import { DeskFiles } from './DeskFiles.tsx';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useProductName } from './use-desk-texts.ts';

type Request = ResponseOf<typeof getDeskRequest>;
type Line = Request['lines'][number];

/** A request or a dispute of a client, which the company answers (DK-05). */
export function RequestPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('request');
  return (
    <RecordPage
      id={id}
      read={useRead(getDeskRequest, { params: { id } })}
      name={t('request.title')}
      title={({ title }) => title}
      status={({ status, number, service }) => (
        <>
          <RequestStatusChip status={status} />
          {service?.safeToUse === false && <StatusChip tone="error">{t('about.unsafe')}</StatusChip>}
          <span>{number}</span>
        </>
      )}
      moves={(request) => <Moves request={request} />}
    >
      {(request) => (
        <>
          <Facts request={request} />
          <Asked request={request} />
          <DeskFiles label={t('facts.photos')} attachments={request.attachments} />
          <Conversation request={request} />
        </>
      )}
    </RecordPage>
  );
}

function Moves({ request: { id, actions, lines } }: { request: Request }) {
  const { t } = useTranslation('desk');
  const { t: own } = useTranslation('request');
  const today = useToday();
  const answers = {
    answers: lines.map((line) => ({ lineId: line.id, by: 'rental', note: null })),
    comment: null,
  };
  const input = { params: { id } };
  const reasonOf = (form: UseFormReturn<FieldValues>) => (
    <TextAreaField form={form} name="reason" label={t('fields.reason')} required />
  );
  return (
    <>
      {actions.includes('review') && (
        <MoveButton
          primary
          endpoint={reviewDeskRequest}
          input={input}
          label={own('actions.review')}
          done={t('done.request')}
        />
      )}
      {actions.includes('approve') && (
        <MoveDialog
          primary
          endpoint={approveDeskRequest}
          schema={backofficeSchemas.approveCompanyRequest.body}
          id={id}
          values={answers}
          label={own('actions.approve')}
          done={t('done.request')}
          fields={(form) => <Answers form={form} lines={lines} />}
        />
      )}
      {actions.includes('quote') && (
        <MoveDialog
          primary={!actions.includes('approve')}
          endpoint={quoteDeskRequest}
          schema={backofficeSchemas.quoteCompanyRequest.body}
          id={id}
          values={{ ...answers, validTo: null }}
          label={t('moves.quote')}
          done={t('done.request')}
          fields={(form) => (
            <>
              <Answers form={form} lines={lines} />
              <DateField form={form} name="validTo" label={t('fields.validTo')} min={today} required />
            </>
          )}
        />
      )}
      {actions.includes('fulfil') && (
        <MoveButton
          primary
          endpoint={fulfilDeskRequest}
          input={input}
          label={own('actions.fulfil')}
          done={t('done.request')}
        />
      )}
      {actions.includes('comment') && (
        <MoveDialog
          endpoint={commentOnDeskRequest}
          schema={backofficeSchemas.commentOnCompanyRequest.body}
          id={id}
          values={{ text: '', asksBack: false }}
          label={own('conversation.write')}
          done={t('done.request')}
          fields={(form) => (
            <>
              <TextAreaField form={form} name="text" label={t('fields.comment')} required />
              {actions.includes('askBack') && (
                <CheckboxField form={form} name="asksBack" label={t('fields.asksBack')} />
              )}
            </>
          )}
        />
      )}
      {actions.includes('reject') && (
        <MoveDialog
          endpoint={rejectDeskRequest}
          schema={backofficeSchemas.rejectCompanyRequest.body}
          id={id}
          values={{ reason: '' }}
          label={own('actions.reject')}
          done={t('done.request')}
          fields={reasonOf}
        />
      )}
    </>
  );
}

/** How the company answers each item, and a word to the writer. */
function Answers({ form, lines }: { form: UseFormReturn<FieldValues>; lines: readonly Line[] }) {
  const { t } = useTranslation('desk');
  const { t: own } = useTranslation('request');
  const nameOf = useLineName();
  const options = (['rental', 'none'] as const).map((value) => ({ value, label: own(`answer.${value}`) }));
  return (
    <>
      {lines.map((line, index) => (
        <div key={line.id}>
          <SelectField form={form} name={`answers.${index}.by`} label={nameOf(line)} options={options} required />
          <TextField form={form} name={`answers.${index}.note`} label={t('fields.noteOn', { item: nameOf(line) })} />
        </div>
      ))}
      <TextAreaField form={form} name="comment" label={t('fields.comment')} />
    </>
  );
}

/** Returns a function that names an item: its product, or the client's words. */
function useLineName(): (line: Line) => string {
  const { t } = useTranslation('orders');
  const nameOf = useProductName();
  return ({ productCode, text, quantity }) =>
    t('lines.of', { quantity, name: productCode === null ? (text ?? '') : nameOf(productCode) });
}

function Facts({ request }: { request: Request }) {
  const { t } = useTranslation('request');
  const { t: desk } = useTranslation('desk');
  const format = useFormat();
  const nameOf = useProductName();
  const { client, kind, writer, project, subject, service, waitingSince, rejectReason } = request;
  const machine = (() => {
    if (subject?.type === 'contractLine')
      return [nameOf(subject.productCode), subject.fleetNumber].filter(Boolean).join(' · ');
    return subject?.type === 'asset' ? `${subject.name} · ${subject.tag}` : null;
  })();
  return (
    <DefinitionList
      items={[
        { label: desk('fields.client'), value: <ClientLink client={client} /> },
        { label: t('facts.kind'), value: t(`kind.${kind}`) },
        { label: t('facts.writer'), value: writer.name },
        { label: t('facts.project'), value: project?.name },
        ...(machine === null ? [] : [{ label: t('facts.machine'), value: machine }]),
        ...(subject?.type === 'document' ? [{ label: t('facts.document'), value: subject.number }] : []),
        ...(service ? [{ label: t('about.fault'), value: t(`fault.${service.fault}`) }] : []),
        { label: desk('inbox.columns.since'), value: waitingSince && format.dateTime(waitingSince) },
        ...(rejectReason === null
          ? []
          : [{ label: desk('fields.reason'), value: linesValue(rejectReason.split('\n')) }]),
      ]}
    />
  );
}

const Words = styled('p')({ margin: 0, padding: 14, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const Comment = styled('div')({ '& > p + *': { marginInline: 14, marginBlockEnd: 14 } });

/** Items that the client asks for or disputes. */
function Asked({ request: { description, lines, disputedLines } }: { request: Request }) {
  const { t } = useTranslation('request');
  const format = useFormat();
  const nameOf = useLineName();
  return (
    <>
      {description !== null && (
        <Panel title={t('about.title')}>
          <Words>{description}</Words>
        </Panel>
      )}
      {disputedLines.length > 0 && (
        <Panel title={t('disputed.heading')} count={disputedLines.length}>
          <PanelRows>
            {disputedLines.map(({ lineId, text, from, to, amount }) => (
              <li key={lineId}>
                <span>{[text, from !== null && format.dateRange(from, to)].filter(Boolean).join(' · ')}</span>
                <span>{amount && format.money(amount)}</span>
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      {lines.length > 0 && (
        <Panel title={t('lines.title')} count={lines.length}>
          <PanelRows>
            {lines.map((line) => (
              <li key={line.id}>
                <span>
                  {nameOf(line)}
                  {line.remark !== null && <small>{` ${t('lines.remark', { remark: line.remark })}`}</small>}
                </span>
                <span>{format.dateRange(line.from, line.to)}</span>
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
    </>
  );
}

function Conversation({ request: { comments } }: { request: Request }) {
  const { t } = useTranslation('request');
  const format = useFormat();
  return (
    <Panel title={t('conversation.title')}>
      {comments.length === 0 && <PanelNote>{t('conversation.empty')}</PanelNote>}
      {comments.map(({ id, by, at, text, attachments }) => (
        <Comment key={id}>
          <Words>
            <strong>{by?.name ?? t('path.company')}</strong>
            <span>{` · ${format.dateTime(at)}\n${text}`}</span>
          </Words>
          <DeskFiles label={`${t('facts.photos')} · ${format.dateTime(at)}`} attachments={attachments} />
        </Comment>
      ))}
    </Panel>
  );
}
