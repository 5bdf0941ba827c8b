import { FAIL_REASONS, PICKUP_SLOT_NAMES, PICKUP_SLOTS, type ResponseOf } from '@hireyard/contract';
import { backofficeSchemas } from '@hireyard/contract/backoffice';
import {
  collectDeskOffHire,
  confirmDeskOffHire,
  failDeskOffHire,
  getDeskOffHire,
  scheduleDeskOffHire,
  withdrawDeskOffHire,
} from '@hireyard/contract/desk';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../api/use-read.ts';
import { CheckboxGroupField } from '../forms/CheckboxGroupField.tsx';
import { DateField } from '../forms/DateField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { useAddressLines } from '../i18n/address-lines.ts';
import { useLocality, useToday } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Panel, PanelRows } from '../pages/Panel.tsx';
import { OffHireStatusChip } from '../rental/OffHireStatusChip.tsx';
import { AskedMove } from './AskedMove.tsx';
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

function Moves({ offHire: { id, actions, lines } }: { offHire: OffHire }) {
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
      {actions.includes('collect') && <Collect id={id} at={at} lines={lines} />}
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
      {actions.includes('withdraw') && (
        <AskedMove
          endpoint={withdrawDeskOffHire}
          input={{ params: { id } }}
          label={t('moves.withdraw')}
          title={t('ask.withdraw')}
          text={t('ask.withdrawText')}
          done={t('done.offHire')}
        />
      )}
    </>
  );
}

interface CollectProps {
  id: string;
  at: string;
  lines: OffHire['lines'];
}

/** Machines that are back: the only one, or those of several that are checked. */
function Collect({ id, at, lines }: CollectProps) {
  const { t } = useTranslation('desk');
  const textOf = useMachineText();
  const open = lines.filter(({ status }) => status !== 'returned');
  const move = { endpoint: collectDeskOffHire, label: t('moves.collect'), done: t('done.offHire') };
  if (open.length < 2) return <MoveButton {...move} input={{ params: { id }, body: { at } }} />;
  return (
    <MoveDialog
      {...move}
      schema={backofficeSchemas.collectCompanyOffHire.body}
      id={id}
      values={{ at, lines: open.map(({ lineId }) => lineId) }}
      fields={(form) => (
        <CheckboxGroupField
          form={form}
          name="lines"
          label={t('fields.machinesBack')}
          options={open.map((line) => ({ value: line.lineId, label: textOf(line) }))}
          required
        />
      )}
    />
  );
}

/** Returns a function that names a machine, or pieces, with its fleet number. */
function useMachineText() {
  const format = useFormat();
  const nameOf = useProductName();
  return ({ quantity, productCode, fleetNumber }: OffHire['lines'][number]): string => {
    const name = nameOf(productCode);
    const pieces = quantity > 1 ? `${format.number(quantity)} × ${name}` : name;
    return [pieces, fleetNumber].filter((part) => part !== null).join(' · ');
  };
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
  const { t: desk } = useTranslation('desk');
  const format = useFormat();
  const textOf = useMachineText();
  return (
    <Panel title={t('machines')} count={lines.length}>
      <PanelRows>
        {lines.map((line) => {
          const { lineId, contractNumber, meterHours, fuelPercent, status } = line;
          return (
            <li key={lineId}>
              <span>
                {[
                  textOf(line),
                  meterHours === null ? null : `${format.number(meterHours)} ${t('hours')}`,
                  fuelPercent === null
                    ? null
                    : `${t('fuel')} ${format.number(fuelPercent / 100, { style: 'percent' })}`,
                  status === 'returned' ? desk('machineBack') : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
              <span>{contractNumber}</span>
            </li>
          );
        })}
      </PanelRows>
    </Panel>
  );
}
