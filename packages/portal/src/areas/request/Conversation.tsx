import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import { AttachmentsShown } from '../../attachments/AttachmentsShown.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { selectUserId } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';

const Panel = styled(Sheet)(({ theme }) => ({
  '& h2': { margin: 0, padding: '14px 16px', fontSize: '1rem' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li, & > form, & > p': { padding: '12px 16px', borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& > p': { margin: 0, color: theme.vars.color.ink2 },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& time': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));
const Words = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Comments on a request, with a field for the next one. */
export function Conversation(props: CommentFormProps) {
  const { t } = useTranslation('request');
  const format = useFormat();
  const self = useAppSelector(selectUserId);
  const { comments, actions } = props.request;
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
                <time dateTime={comment.at}>{format.dateTime(comment.at)}</time>
                {comment.asksBack && <StatusChip tone="info">{t('conversation.asked')}</StatusChip>}
              </Head>
              <Words>{comment.text}</Words>
              {comment.attachments.length > 0 && (
                <AttachmentsShown
                  label={`${t('facts.photos')} · ${format.dateTime(comment.at)}`}
                  attachments={comment.attachments}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {actions.includes('comment') && <CommentForm {...props} />}
    </Panel>
  );
}
