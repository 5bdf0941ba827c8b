import {
  approveRequest,
  type ClientRequest,
  cancelRequest,
  deleteRequest,
  fulfilRequest,
  LINE_ANSWERS,
  rejectRequest,
  reviewRequest,
  submitRequest,
} from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormLink } from '../../lists/FormLink.tsx';
import { useLeaveForList } from '../../lists/use-leave.ts';
import { ActionWithText } from '../../pages/ActionWithText.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { useAskedAction, useDirectAction } from '../../pages/use-asked-action.ts';
import { countAnswers, editsOf, isAnswering, type LineAnswers } from './line-answers.ts';

const Panel = styled(Sheet)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  '& h2': { margin: 0, fontSize: '1rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6, color: theme.vars.color.ink2 },
}));
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '1 1 8rem' },
});

/** Actions without a dialog. At most one of them is the next step. */
const AT_ONCE = [
  { action: 'submit', endpoint: submitRequest },
  { action: 'review', endpoint: reviewRequest },
  { action: 'fulfil', endpoint: fulfilRequest },
] as const;

interface Props {
  request: ClientRequest;
}

/** True if nothing has been ordered yet. Ordering then comes before any other action. */
const isOrderNext = ({ actions, orders }: ClientRequest) => actions.includes('order') && orders.length === 0;

function DirectMove({ request, action, endpoint }: Props & (typeof AT_ONCE)[number]) {
  const { t } = useTranslation('request');
  const { button, refused } = useDirectAction({
    endpoint: endpoint as typeof reviewRequest,
    input: { params: { id: request.id } },
    done: t(`done.${action}`),
  });
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      {request.actions.includes(action) && (
        <Button variant={isOrderNext(request) ? 'outlined' : 'contained'} {...button}>
          {t(`actions.${action}`)}
        </Button>
      )}
    </>
  );
}

function Rejection({ request }: Props) {
  const { t } = useTranslation('request');
  const { id, number, writer, actions } = request;
  return (
    <ActionWithText
      endpoint={rejectRequest}
      inputOf={(reason) => ({ params: { id }, body: { reason } })}
      done={t('done.reject')}
      isOffered={actions.includes('reject')}
      label={t('actions.reject')}
      title={t('reject.title', { number })}
      text={t('reject.text', { writer: writer.name })}
      field={t('reject.reason')}
      missing={t('answer.reasonMissing')}
    />
  );
}

function Cancelling({ request }: Props) {
  const { t } = useTranslation('request');
  const { id, number, actions } = request;
  const isOffered = actions.includes('cancel');
  const { ask, dialog } = useAskedAction({
    endpoint: cancelRequest,
    input: { params: { id } },
    done: t('done.cancel'),
    isOffered,
  });
  return (
    <>
      {isOffered && (
        <Button variant="outlined" onClick={ask}>
          {t('actions.cancel')}
        </Button>
      )}
      {dialog && (
        <ConfirmDialog
          {...dialog}
          tone="error"
          title={t('cancel.title', { number })}
          confirmLabel={t('actions.cancel')}
          labels={{ cancel: t('cancel.keep') }}
        >
          {t('cancel.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

function Deleting({ request }: Props) {
  const { t } = useTranslation('request');
  const { ask, dialog } = useAskedAction({
    endpoint: deleteRequest,
    input: { params: { id: request.id } },
    done: useLeaveForList('/request/requests'),
    isOffered: true,
  });
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        {t('actions.delete')}
      </Button>
      {dialog && (
        <ConfirmDialog {...dialog} tone="error" title={t('delete.title')} confirmLabel={t('actions.delete')}>
          {t('delete.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

interface AnswerProps extends Props {
  answers: LineAnswers;
  /** Shows the faults at the lines. Returns true if there are any. */
  onCheck: () => boolean;
}

/** Approve button with a summary of the answers above it. */
function Approval({ request, answers, onCheck }: AnswerProps) {
  const { t } = useTranslation('request');
  const { id, lines } = request;
  const answering = isAnswering(request);
  const { button, refused, problem } = useDirectAction({
    endpoint: approveRequest,
    input: { params: { id }, body: { answers: answering ? editsOf(lines, answers) : [] } },
    done: t('done.approve'),
  });
  const taken = problem?.errors?.map(({ pointer }) => /^\/answers\/(\d+)\/assetId$/.exec(pointer)?.[1]).find(Boolean);
  const takenLine = taken && lines[Number(taken)]?.lineNo;
  const counts = countAnswers(lines, answers);
  const isNothing = answering && counts.none === lines.length;

  const approve = async () => {
    if (isNothing || (answering && onCheck())) return;
    await button.onClick();
  };
  return (
    <>
      {answering && (
        <ul>
          {([...LINE_ANSWERS, 'open'] as const)
            .filter((by) => counts[by] > 0)
            .map((by) => (
              <li key={by}>{t(`answer.total.${by}`, { count: counts[by] })}</li>
            ))}
        </ul>
      )}
      {isNothing && <Alert severity="info">{t('answer.allNone')}</Alert>}
      {refused && <Alert severity="error">{takenLine ? t('answer.assetTaken', { number: takenLine }) : refused}</Alert>}
      {request.actions.includes('approve') && (
        <Button variant="contained" loading={button.loading} disabled={isNothing} onClick={approve}>
          {t('actions.approve')}
        </Button>
      )}
    </>
  );
}

/** Actions on a request. The server lists the allowed ones. */
export function RequestActions({ onAskBack, ...props }: AnswerProps & { onAskBack: () => void }) {
  const { t } = useTranslation('request');
  const { request } = props;
  const { actions, id } = request;
  if (!actions.some((action) => action !== 'comment')) return null;
  return (
    <Panel as="section" aria-labelledby="request-actions">
      <h2 id="request-actions">{t(isAnswering(request) ? 'answer.title' : 'actions.title')}</h2>
      <Approval {...props} />
      {actions.includes('order') && (
        <Button
          variant={isOrderNext(request) ? 'contained' : 'outlined'}
          component={FormLink}
          to={`/order/orders/add?request=${id}`}
        >
          {t('actions.order')}
        </Button>
      )}
      {AT_ONCE.map((one) => (
        <DirectMove key={one.action} request={request} {...one} />
      ))}
      <Pair>
        {actions.includes('edit') && (
          <Button variant="outlined" component={FormLink} to={`/request/requests/${id}/edit`}>
            {t('actions.edit')}
          </Button>
        )}
        {actions.includes('askBack') && (
          <Button variant="outlined" onClick={onAskBack}>
            {t('actions.askBack')}
          </Button>
        )}
        {actions.includes('delete') && <Deleting request={request} />}
        <Rejection request={request} />
        <Cancelling request={request} />
      </Pair>
    </Panel>
  );
}
