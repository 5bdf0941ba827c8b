import { StatusChip } from '@hireyard/ui/components/StatusChip';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { selectClients, selectShownClientUuid } from '../../../client/corporate-client.ts';
import { randomKey } from '../../../http/idempotency-key.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { meantForNow, type Queueable, validUntil } from '../../../outbox/queueable.ts';
import { issuesOf, useParkedReason } from '../../../outbox/use-parked-reason.ts';
import type { QueuedWrite } from '../../../storage/device-database.ts';
import { drafts } from '../../../storage/drafts.ts';
import { outbox } from '../../../storage/outbox.ts';
import { useAppSelector } from '../../../store/hooks.ts';

export const Buttons = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/**
 * Restores the values of a write as the draft of its form, which sends them as a new write. The old write stays, but is
 * not sent, until the user discards it. Nothing is lost if the form cannot take the values. An existing draft of the
 * form is kept.
 */
async function giveBack({ id, user, client, form }: QueuedWrite): Promise<void> {
  if (!form?.draft) return;
  const draft = { ...form.draft, user, client, at: drafts.now() };
  const isFree = (await drafts.read(draft)) === null;
  const isMine = await outbox.change(id, ({ parked }) =>
    parked ? { parked: { ...parked, because: 'changed' } } : null,
  );
  if (!isMine || !isFree) return;
  const isKept = await new Promise<boolean>((resolve) => drafts.keep(draft, resolve) || resolve(false));
  if (!isKept) throw new Error('The draft could not be kept');
}

interface WaitingWriteProps {
  write: QueuedWrite;
  onDiscard: () => void;
  /** Called if the device database fails to change the write. */
  onFailed: () => void;
}

/** A queued write with its reason to wait and its actions. */
export function WaitingWrite({ write, onDiscard, onFailed }: WaitingWriteProps) {
  const { t } = useTranslation('outbox');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const navigate = useNavigate();
  const clients = useAppSelector(selectClients);
  const selected = useAppSelector(selectShownClientUuid);
  const reason = useParkedReason()(write);
  const { id, parked, label, endpoint, input, client, form } = write;
  const isLate = parked?.because === 'past' || issuesOf(parked?.problem).some(({ code }) => code === 'backdated');
  const forNow = isLate ? meantForNow(endpoint as Queueable, input, new Date()) : null;
  /** Values of a new attempt: a new key, because the write changed or the server has dropped its key. */
  const asNew = () => ({ key: randomKey(), firstAttemptAt: null });
  const again = (to: Partial<QueuedWrite> = {}) => {
    const because = parked?.because;
    outbox
      .change(
        id,
        // Another tab may have retried the write. It must keep its key then.
        (stored) =>
          stored.parked?.because !== because
            ? null
            : {
                parked: null,
                notBefore: 0,
                ...(because && { validUntil: null }),
                ...(because === 'unknown' && asNew()),
                ...to,
              },
        'written',
      )
      .catch(onFailed);
  };
  const isChanged = parked?.because === 'changed';
  const change = () => {
    if (form) giveBack(write).then(() => navigate(form.page), onFailed);
  };
  const name = clients.find(({ externalUuid }) => externalUuid === client)?.name;
  return (
    <li>
      <span>
        <strong>{t(`kinds.${endpoint as Queueable}`, { label })}</strong>
        <small>
          {[
            t('written', { when: format.dateTime(new Date(write.createdAt).toISOString()) }),
            clients.length > 1 && name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {reason && <small>{reason}</small>}
      </span>
      <Buttons>
        <StatusChip tone={parked ? 'error' : 'info'}>{t(parked ? 'state.parked' : 'state.waiting')}</StatusChip>
        {isChanged ? null : forNow ? (
          <Button
            size="small"
            variant="outlined"
            onClick={() => again({ ...asNew(), input: forNow, validUntil: validUntil(endpoint as Queueable, forNow) })}
          >
            {t('now')}
          </Button>
        ) : (
          <Button size="small" variant="outlined" aria-label={`${common('retry')} (${label})`} onClick={() => again()}>
            {common('retry')}
          </Button>
        )}
        {parked && form?.draft && client === selected && (
          <Button size="small" aria-label={`${t('change')} (${label})`} onClick={change}>
            {t('change')}
          </Button>
        )}
        <Button size="small" aria-label={`${t('discard')} (${label})`} onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Buttons>
    </li>
  );
}
