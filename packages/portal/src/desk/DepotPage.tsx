import type { ResponseOf } from '@hireyard/contract';
import { type DeskClosedDays, getDeskDepot, patchDeskDepot } from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { TextField } from '../forms/TextField.tsx';
import { useAddressLines } from '../i18n/address-lines.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { DetailPage } from '../lists/DetailPage.tsx';
import { EmailText } from '../pages/EmailText.tsx';
import { Panel, PanelNote, PanelRows } from '../pages/Panel.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { hoursOf, useWeekdayName, WEEKDAYS } from '../rental/opening-times.ts';
import { ArchiveStateChip } from './ArchiveStateChip.tsx';
import { ChangeClosedDays } from './ChangeClosedDays.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { useDeskRight } from './desk-account.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { OpeningTimesField } from './OpeningTimesField.tsx';
import { useClosedDays } from './use-closed-days.ts';

type Depot = ResponseOf<typeof getDeskDepot>;

/** Room of the facts while the depot loads. */
const LOADING = Array.from({ length: 5 }, (_, index) => ({ label: '\u00a0'.repeat(index + 1), value: null }));

/** A depot: how it is reached, and when it opens (DK-12, DK-20). */
export default function DepotPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('desk');
  const acts = useDeskRight('desk.act');
  const closed = useClosedDays(id);
  return (
    <PageTitleContext value={t('inbox.depot')}>
      <DetailPage
        read={useRead(getDeskDepot, { params: { id } })}
        back={{ to: '/desk/depots', label: t('depots.back') }}
        title={({ name }) => name}
        subtitle={({ archived }) => <ArchiveStateChip state={archived ? 'archived' : 'active'} />}
        actions={(depot) => acts && !depot.archived && <Actions depot={depot} closed={closed} />}
        gone={{ title: t('depots.gone'), text: t('gone.text') }}
      >
        {(depot) =>
          depot === undefined ? (
            <DefinitionList loading items={LOADING} />
          ) : (
            <>
              <Facts depot={depot} />
              <Week depot={depot} />
              {closed && <ClosedDays closed={closed} />}
            </>
          )
        }
      </DetailPage>
    </PageTitleContext>
  );
}

interface ActionsProps {
  depot: Depot;
  closed: DeskClosedDays | undefined;
}

function Actions({ depot: { id, externalId, openingTimes, phone, email }, closed }: ActionsProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <MoveDialog
        primary
        endpoint={patchDeskDepot}
        schema={deskSchemas.patchDeskDepot.body}
        id={id}
        values={{ openingTimes }}
        label={t('depots.changeHours')}
        done={t('depots.changed')}
        fields={(form) => <OpeningTimesField form={form} />}
      />
      {closed && (
        <ChangeClosedDays endpoint={patchDeskDepot} schema={deskSchemas.patchDeskDepot.body} {...{ id, closed }} />
      )}
      {externalId === null && (
        <MoveDialog
          endpoint={patchDeskDepot}
          schema={deskSchemas.patchDeskDepot.body}
          id={id}
          values={{ phone, email }}
          label={t('depots.changeContact')}
          done={t('depots.changed')}
          fields={(form) => (
            <>
              <TextField form={form} name="phone" label={t('depots.phone')} required type="tel" />
              <TextField form={form} name="email" label={t('account.email')} required type="email" />
            </>
          )}
        />
      )}
    </>
  );
}

function Facts({ depot }: { depot: Depot }) {
  const { t } = useTranslation('desk');
  const { address, phone, email, timeZone, subdivision, externalId } = depot;
  const lines = useAddressLines(address) ?? [];
  return (
    <>
      <DefinitionList
        items={[
          { label: t('depots.address'), value: lines.join(', ') },
          { label: t('depots.phone'), value: phone },
          { label: t('account.email'), value: email && <EmailText>{email}</EmailText> },
          { label: t('depots.timeZone'), value: timeZone },
          { label: t('depots.subdivision'), value: subdivision },
          { label: t('fields.externalId'), value: externalId },
        ]}
      />
      {externalId !== null && <Note>{t('depots.ofSystem')}</Note>}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.color.ink2 }));

function Week({ depot }: { depot: Depot }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const weekday = useWeekdayName();
  return (
    <Panel title={t('depots.hours')}>
      {depot.openingTimes.length === 0 ? (
        <PanelNote>{t('depots.unknown')}</PanelNote>
      ) : (
        <PanelRows>
          {WEEKDAYS.map((day) => (
            <li key={day}>
              <strong>{weekday(day)}</strong>
              <span>
                {hoursOf(depot, day)
                  .map(({ from, to }) => `${format.time(from)} – ${format.time(to)}`)
                  .join(', ') || t('depots.closed')}
              </span>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
