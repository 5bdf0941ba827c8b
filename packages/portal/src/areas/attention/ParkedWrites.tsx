import { selectClients } from '../../client/corporate-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OUTBOX_PATH } from '../../outbox/outbox-path.ts';
import type { Queueable } from '../../outbox/queueable.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { useParkedReason } from '../../outbox/use-parked-reason.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { Panel, PanelRows } from '../../pages/Panel.tsx';
import { useAppSelector } from '../../store/hooks.ts';

/** Offline changes that are no longer sent automatically. Only this device stores them (SW-04). */
export default function ParkedWrites() {
  const { t } = useTranslation('attention');
  const { t: queued } = useTranslation('outbox');
  const { writes = [] } = useOutbox();
  const clients = useAppSelector(selectClients);
  const reasonOf = useParkedReason();
  const parked = writes.filter((write) => write.parked);
  if (parked.length === 0) return null;
  const companyOf = (uuid: string) =>
    clients.length > 1 && clients.find(({ externalUuid }) => externalUuid === uuid)?.name;
  return (
    <Panel
      title={t('parked.title')}
      count={parked.length}
      link={<PageLink to={OUTBOX_PATH}>{t('parked.show')}</PageLink>}
    >
      <PanelRows>
        {parked.map((write) => (
          <li key={write.id}>
            <span>
              <strong>{queued(`kinds.${write.endpoint as Queueable}`, { label: write.label })}</strong>
              <br />
              <small>{[reasonOf(write), companyOf(write.client)].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}
