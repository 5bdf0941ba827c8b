import type { DeskClosedDays } from '@hireyard/contract/desk';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';

/** Days of the coming year on which a depot is closed, or works although others are closed. */
export function ClosedDays({ closed }: { closed: DeskClosedDays }) {
  const { t } = useTranslation('deskDays');
  const format = useFormat();
  return (
    <Panel title={t('title')} count={format.number(closed.items.filter(({ worked }) => !worked).length)}>
      {closed.items.length === 0 ? (
        <PanelNote>{t('none')}</PanelNote>
      ) : (
        <PanelRows>
          {closed.items.map(({ date, name, cause, worked }) => (
            <li key={date}>
              <span>
                <strong>{format.date(date, 'weekday')}</strong>
                <br />
                {`${name} · ${t(`causes.${cause}`)}`}
              </span>
              <StatusChip tone={worked ? 'success' : 'neutral'}>{t(worked ? 'open' : 'closed')}</StatusChip>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
