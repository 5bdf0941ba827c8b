import { getOffHire, type OffHire, PICKUP_SLOTS, withdrawOffHire } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { AttachmentsShown } from '../../../attachments/AttachmentsShown.tsx';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';
import { PageLink } from '../../../pages/PageLink.tsx';
import { Panel } from '../../../pages/Panel.tsx';
import { useAskedAction } from '../../../pages/use-asked-action.ts';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { OffHireStatusChip } from '../../../rental/OffHireStatusChip.tsx';
import { LinkedRows } from './LinkedRows.ts';
import { lineAddress } from './line-address.ts';
import { useMachineName } from './MachinesField.tsx';
import { SaveProof } from './SaveProof.tsx';
import { slotText } from './slot-text.ts';
import { stands } from './stands.ts';

/** Withdraws the off-hire, if the server offers it. */
function Withdraw({ offHire }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const isOffered = offHire.actions.includes('withdraw');
  const { ask, dialog } = useAskedAction({
    endpoint: withdrawOffHire,
    input: { params: { id: offHire.id } },
    done: t('withdraw.done'),
    isOffered,
  });
  return (
    <>
      {isOffered && (
        <Button variant="outlined" onClick={ask}>
          {t('withdraw.action')}
        </Button>
      )}
      {dialog && (
        <ConfirmDialog {...dialog} title={t('withdraw.title')} confirmLabel={t('withdraw.action')}>
          {t('withdraw.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** After a failed pick-up: the way to another day, or to the next call-off if the machines are on rent again. */
function NextPickup({ offHire: { id, status, failReason, lines, actions } }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const again = lineAddress('offHire', { lines: lines.map(({ lineId }) => lineId) });
  const mayCallOff = useMayOpen('/order/off-hires/add');
  if (actions.includes('anotherDay'))
    return (
      <Button variant="contained" component={FormLink} to={`/order/off-hires/${id}/another-day`}>
        {t('anotherDay.title')}
      </Button>
    );
  if (status !== 'cancelled' || failReason === null || !mayCallOff) return null;
  return (
    <Button variant="contained" component={FormLink} to={again}>
      {t('add.title')}
    </Button>
  );
}

/** Pick-up time, or the reason for a failed pick-up and the next step. */
function Collection({ offHire: { status, window, failReason, depot } }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const { phone } = depot;
  if (status === 'scheduled' && window) {
    const { from, to } = PICKUP_SLOTS[window.slot];
    const times = { date: format.date(window.date), from: format.time(from), until: format.time(to) };
    return <Alert severity="info">{t('scheduledOn', { ...times, phone })}</Alert>;
  }
  if (failReason === null) return null;
  return (
    <Alert severity={status === 'failed' ? 'error' : 'warning'}>
      {t(`failed.${failReason}`, { phone })}
      {status === 'cancelled' && <span>{` ${t('backOnRent')}`}</span>}
    </Alert>
  );
}

function Facts({ offHire }: { offHire: OffHire | undefined }) {
  const { t } = useTranslation('offHires');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const { window, depot } = offHire ?? {};
  const address = useAddressLines(offHire?.address);
  const ends = [
    { label: t('stops.label'), value: offHire && format.dateTime(offHire.offRentAt, offHire.depot.timeZone) },
    {
      label: t('window.label'),
      value: window
        ? `${format.date(window.date)}, ${slotText(window.slot, format)}`
        : depot && t('transport.bringBackTo', { name: depot.name }),
    },
  ];
  const calledOff = ({ createdAt, createdBy, depot: { timeZone } }: OffHire) =>
    [format.dateTime(createdAt, timeZone), createdBy?.name].filter(Boolean).join(' · ');
  return (
    <DefinitionList
      loading={offHire === undefined}
      items={[
        ...(offHire === undefined || stands(offHire) ? ends : []),
        { label: order('filters.depot'), value: depot && wholeNumbers(`${depot.name} · ${depot.phone}`) },
        { label: t('page.calledOff'), value: offHire && calledOff(offHire) },
        { label: t('address'), value: linesValue(address) },
        { label: t('place'), value: offHire?.place },
        { label: t('keys'), value: offHire?.keyPlace },
        { label: t('contact'), value: offHire?.siteContact?.name },
      ]}
    />
  );
}

function Machines({ offHire }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const nameOf = useMachineName();
  return (
    <Panel title={t('machines')}>
      <LinkedRows>
        {offHire.lines.map((line) => (
          <li key={line.lineId}>
            <span>
              {wholeNumbers(
                [
                  line.quantity > 1 ? `${format.number(line.quantity)} × ${nameOf(line)}` : nameOf(line),
                  ...(line.meterHours === null ? [] : [`${format.number(line.meterHours)} ${t('hours')}`]),
                  ...(line.fuelPercent === null
                    ? []
                    : [`${t('fuel')} ${format.number(line.fuelPercent / 100, { style: 'percent' })}`]),
                ].join(' · '),
              )}
            </span>
            <PageLink to={`/order/contracts/${line.contractId}`}>{line.contractNumber}</PageLink>
          </li>
        ))}
      </LinkedRows>
    </Panel>
  );
}

/** One off-hire. Its number is the proof that rent stops (DOM-03). */
export default function OffHirePage() {
  const { t } = useTranslation('offHires');
  const { id = '' } = useParams();
  const read = useRead(getOffHire, { params: { id } });
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/off-hires', label: t('page.list') }}
      title={({ number }) => (number === null ? t('page.title') : t('page.numbered', { number }))}
      subtitle={(offHire) => <OffHireStatusChip offHire={offHire} />}
      actions={(offHire) => (
        <>
          <NextPickup offHire={offHire} />
          <SaveProof offHire={offHire} />
          <Withdraw offHire={offHire} />
        </>
      )}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(offHire) => (
        <>
          {offHire && stands(offHire) && offHire.status !== 'failed' && (
            <Alert severity={offHire.number === null ? 'info' : 'success'}>
              {offHire.number === null ? `${t('page.noNumber')}. ${t('stopsWith')}` : t('page.proof')}
            </Alert>
          )}
          {offHire && <Collection offHire={offHire} />}
          <Facts offHire={offHire} />
          {offHire && <Machines offHire={offHire} />}
          {offHire && offHire.attachments.length > 0 && (
            <AttachmentsShown label={t('photos')} attachments={offHire.attachments} />
          )}
        </>
      )}
    </DetailPage>
  );
}
