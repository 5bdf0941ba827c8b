import type { ClientRequest, RequestStep } from '@hireyard/contract';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusPath } from '../../pages/StatusPath.tsx';
import { selectUserId } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { pathOf } from './request-path.ts';

/** Text of the writer's own next step. */
function useOwnTurn() {
  const { t } = useTranslation('request');
  const format = useFormat();
  return ({ status, validTo }: ClientRequest): string => {
    if (status === 'draft') return t('waits.draft');
    return status === 'quoted' && validTo ? t('waits.quoted', { date: format.date(validTo) }) : t('waits.askedBack');
  };
}

/** Sentence that names the waiting party, or the reason of a rejection. */
function useWaiting() {
  const { t } = useTranslation('request');
  const userId = useAppSelector(selectUserId);
  const ownTurn = useOwnTurn();
  return (request: ClientRequest): string | null => {
    const { waitsFor, waitsForMe, handler, rejectReason } = request;
    const writer = request.writer.name;
    const words = request.writer.id === userId ? 'waits.own' : 'waits';
    if (rejectReason !== null) return t('waits.rejected', { reason: rejectReason });
    if (waitsFor === null) return null;
    if (waitsFor === 'writer') return waitsForMe ? ownTurn(request) : t('waits.forWriter', { writer });
    if (waitsForMe) return t(`${words}.forYou`, { writer });
    if (waitsFor === 'company') return t(`${words}.forCompany`, { writer });
    return handler
      ? t(`${words}.forHandler`, { writer, handler: handler.name })
      : t(`${words}.forHandlers`, { writer });
  };
}

/** Stepper of a request's past and future statuses, with the waiting party. */
export function RequestPath({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('request');
  const format = useFormat();
  const since = request.waitsFor && request.waitingSince;
  const at = (instant: string) => format.dateTime(instant);
  const by = (step: RequestStep) => t('path.by', { name: step.by?.name ?? t('path.company'), date: at(step.at) });
  const { neededOn } = request;
  const neededBy = neededOn && t('path.neededBy', { date: format.date(neededOn) });
  return (
    <StatusPath
      label={t('path.label')}
      steps={pathOf(request).map(({ status, state, reached }) => ({
        id: status,
        label: status === 'draft' && state === 'done' ? t('path.written') : t(`status.${status}`),
        state,
        reached: reached ? by(reached) : status === 'fulfilled' ? neededBy : null,
      }))}
      sentence={useWaiting()(request)}
      note={since && t('waits.since', { date: at(since) })}
      isMine={request.waitsForMe}
    />
  );
}
