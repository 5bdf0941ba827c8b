import { type ClientRequest, commentOnRequest } from '@hireyard/contract';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { TextArea } from '@hireyard/ui/components/TextArea';
import { PlusIcon, SendIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type RefObject, useState } from 'react';
import { AttachmentsField } from '../../attachments/AttachmentsField.tsx';
import { AttachmentsShown } from '../../attachments/AttachmentsShown.tsx';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx';
import { useAction } from '../../forms/use-action.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { selectUserId } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ownTimeZone } from './request-columns.tsx';

const MAX_LENGTH = 2000;

const Panel = styled(Sheet)(({ theme }) => ({
  '& h2': { margin: 0, padding: '14px 16px', fontSize: '1rem' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li, & > form, & > p': { padding: '12px 16px', borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& > p': { margin: 0, color: theme.vars.color.ink2 },
  '& > form': { display: 'grid', gap: 12, justifyItems: 'start' },
  '& > form > :first-child, & > form > fieldset': { inlineSize: '100%' },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& time': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));
const Words = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface ConversationProps {
  request: ClientRequest;
  /** The field, so that Ask back leads to it. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is written next hands the waiting to the writer. */
  asksBack: boolean;
  onSent: () => void;
}

/** What was said about a request, and a field for more. What is typed stays where sending it failed. */
export function Conversation({ request, field, asksBack, onSent }: ConversationProps) {
  const { t } = useTranslation('request');
  const format = useFormat();
  const self = useAppSelector(selectUserId);
  const { problem: sentenceOf } = useSentences();
  const { announce } = useArrival();
  const { run, isWorking, problem } = useAction(commentOnRequest);
  const [text, setText] = useState('');
  const files = useAttachments();
  const [isAdding, setAdding] = useState(false);
  const guard = useUnsavedGuard(text.trim() !== '' || files.files.length > 0);
  const { id, comments, actions, writer } = request;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!files.mayGo()) return;
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    const written = await run({ params: { id }, body: { text, asksBack, attachmentIds: [...files.ids] } });
    if (!written?.ok) return;
    setText('');
    setAdding(false);
    for (const file of files.files) files.remove(file.id);
    onSent();
    announce(t('done.comment'));
  };
  return (
    <Panel as="section" aria-labelledby="request-conversation">
      <h2 id="request-conversation">{t('conversation.title')}</h2>
      {comments.length === 0 && <p>{t('conversation.empty')}</p>}
      {comments.length > 0 && (
        <ol>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Head>
                <strong>{comment.by?.name ?? t('path.company')}</strong>
                {comment.by?.id === self && <span>{t('conversation.you')}</span>}
                <time dateTime={comment.at}>{format.dateTime(comment.at, ownTimeZone())}</time>
                {comment.asksBack && <StatusChip tone="info">{t('conversation.asked')}</StatusChip>}
              </Head>
              <Words>{comment.text}</Words>
              {comment.attachments.length > 0 && (
                <AttachmentsShown label={t('facts.photos')} attachments={comment.attachments} />
              )}
            </li>
          ))}
        </ol>
      )}
      {actions.includes('comment') && (
        <form onSubmit={send} noValidate>
          <TextArea
            label={asksBack ? t('conversation.ask', { writer: writer.name }) : t('conversation.write')}
            value={text}
            onChange={(_, next) => setText(next)}
            maxLength={MAX_LENGTH}
            inputRef={field}
          />
          {isAdding ? (
            <AttachmentsField label={t('facts.photos')} of={files} photosAlone />
          ) : (
            <Button startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
              {t('facts.photos')}
            </Button>
          )}
          {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
          <Button type="submit" variant="outlined" loading={isWorking || files.isSending} startIcon={<SendIcon />}>
            {asksBack ? t('actions.askBack') : t('conversation.send')}
          </Button>
        </form>
      )}
      <LeaveQuestion guard={guard} />
    </Panel>
  );
}
