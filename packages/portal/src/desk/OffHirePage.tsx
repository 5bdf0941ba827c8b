import { FAIL_REASONS, PICKUP_SLOT_NAMES, PICKUP_SLOTS, type ResponseOf } from '@hireyard/contract';
import { backofficeSchemas } from '@hireyard/contract/backoffice';
import {
  collectDeskOffHire,
  confirmDeskOffHire,
  failDeskOffHire,
  getDeskOffHire,
  scheduleDeskOffHire,
} from '@hireyard/contract/desk';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { DateField } from '../forms/DateField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { useAddressLines } from '../i18n/address-lines.ts';
import { useLocality, useToday } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelRows } from '../pages/Panel.tsx';
import { OffHireStatusChip } from '../rental/OffHireStatusChip.tsx';
import { ClientLink } from './ClientLink.tsx';
import { DeskFiles } from './DeskFiles.tsx';
import { useDeskAccount } from './desk-account.ts';
import { MoveButton } from './MoveButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useProductName } from './use-desk-texts.ts';

type OffHire = ResponseOf<typeof getDeskOffHire>;

/** Machines that a client called off: confirmed, picked up, or not (DK-05). */
export function OffHirePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('offHires');
  return (
    <RecordPage
      id={id}
      read={useRead(getDeskOffHire, { params: { id } })}
      name={t('page.title')}
      title={({ number }) => (number === null ? t('page.title') : t('page.numbered', { number }))}
      status={(offHire) => <OffHireStatusChip offHire={offHire} />}
      moves={(offHire) => <Moves offHire={offHire} />}
    >
      {(offHire) => (
        <>
          <Facts offHire={offHire} />
          <Machines offHire={offHire} />
          <DeskFiles label={t('photos')} attachments={offHire.attachments} />
        </>
      )}
    </RecordPage>
  );
}

function Moves({ offHire: { id, actions } }: { offHire: OffHire }) {
  const { t } = useTranslation('desk');
  const { t: own } = useTranslation('offHires');
  const format = useFormat();
  const today = useToday();
  // One time for one page, so that a repeated send is the same write.
  const { now } = useLocality();
  const [at] = useState(() => now().toISOString());
  const slots = PICKUP_SLOT_NAMES.map((value) => ({
    value,
    label: `${format.time(PICKUP_SLOTS[value].from)} – ${format.time(PICKUP_SLOTS[value].to)}`,
  }));
  return (
    <>
      {actions.includes('confirm') && (
        <MoveButton
          primary
          endpoint={confirmDeskOffHire}
          input={{ params: { id }, body: { number: null } }}
          label={t('moves.confirmOffHire')}
          done={t('done.offHire')}
        />
      )}
      {actions.includes('schedule') && (
        <MoveDialog
          primary
          endpoint={scheduleDeskOffHire}
          schema={backofficeSchemas.scheduleCompanyOffHire.body}
          id={id}
          values={{ window: { date: today, slot: slots[0]?.value ?? 'day' } }}
          label={t('moves.schedule')}
          done={t('done.offHire')}
          fields={(form) => (
            <>
              <DateField form={form} name="window.date" label={own('window.date')} min={today} required />
              <SelectField form={form} name="window.slot" label={own('window.slot')} options={slots} required />
            </>
          )}
        />
      )}
      {actions.includes('collect') && (
        <MoveButton
          endpoint={collectDeskOffHire}
          input={{ params: { id }, body: { at } }}
          label={t('moves.collect')}
          done={t('done.offHire')}
        />
      )}
      {actions.includes('fail') && (
        <MoveDialog
          endpoint={failDeskOffHire}
          schema={backofficeSchemas.failCompanyOffHire.body}
          id={id}
          values={{ reason: FAIL_REASONS[0] }}
          label={t('moves.fail')}
          done={t('done.offHire')}
          fields={(form) => (
            <SelectField
              form={form}
              name="reason"
              label={t('fields.reason')}
              options={FAIL_REASONS.map((value) => ({ value, label: t(`failReasons.${value}`) }))}
              required
            />
          )}
        />
      )}
    </>
  );
}

function Facts({ offHire }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const { t: desk } = useTranslation('desk');
  const format = useFormat();
  const { depots } = useDeskAccount();
  const { client, caller, offRentAt, timeZone, window, place, keyPlace, siteContact, depotId } = offHire;
  const depot = depots.find(({ id }) => id === depotId)?.name ?? '';
  const address = useAddressLines(offHire.address);
  return (
    <DefinitionList
      items={[
        { label: desk('fields.client'), value: <ClientLink client={client} /> },
        { label: desk('fields.caller'), value: caller?.name },
        { label: t('stops.label'), value: format.dateTime(offRentAt, timeZone) },
        {
          label: t('window.label'),
          value: window
            ? `${format.date(window.date)}, ${format.time(PICKUP_SLOTS[window.slot].from)} – ${format.time(PICKUP_SLOTS[window.slot].to)}`
            : t('transport.bringBackTo', { name: depot }),
        },
        { label: desk('inbox.depot'), value: depot },
        { label: t('address'), value: linesValue(address) },
        { label: t('place'), value: place },
        { label: t('keys'), value: keyPlace },
        {
          label: t('contact'),
          value: siteContact && [siteContact.name, siteContact.phone].filter(Boolean).join(' · '),
        },
        ...(offHire.failReason === null
          ? []
          : [{ label: desk('fields.reason'), value: desk(`failReasons.${offHire.failReason}`) }]),
      ]}
    />
  );
}

function Machines({ offHire: { lines } }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const nameOf = useProductName();
  return (
    <Panel title={t('machines')} count={lines.length}>
      <PanelRows>
        {lines.map(({ lineId, productCode, fleetNumber, quantity, contractNumber, meterHours, fuelPercent }) => (
          <li key={lineId}>
            <span>
              {[
                quantity > 1 ? `${format.number(quantity)} × ${nameOf(productCode)}` : nameOf(productCode),
                fleetNumber,
                meterHours === null ? null : `${format.number(meterHours)} ${t('hours')}`,
                fuelPercent === null ? null : `${t('fuel')} ${format.number(fuelPercent / 100, { style: 'percent' })}`,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
            <span>{contractNumber}</span>
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}
