import { ofClient } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Queueable } from '../../../outbox/queueable.ts';
import { Panel } from '../../../pages/Panel.tsx';
import type { SentWrite } from '../../../storage/sent-writes.ts';
import { Rows } from './OutboxRows.ts';

/** Writes that were sent from the outbox, with the numbers that they got. */
export function SentWrites({ sent }: { sent: readonly SentWrite[] }) {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  return (
    <Panel title={t('sent.title')}>
      <Rows>
        {sent.map(({ id, client, endpoint, label, at, number, path }) => (
          <li key={id}>
            <span>
              <strong>{t(`kinds.${endpoint as Queueable}`, { label })}</strong>
              <small>{t('sent.when', { when: format.dateTime(new Date(at).toISOString()) })}</small>
            </span>
            {path && (
              <Button
                size="small"
                component={Link}
                to={ofClient(path, client)}
                aria-label={`${number ?? t('see')} (${label})`}
              >
                {number ?? t('see')}
              </Button>
            )}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
