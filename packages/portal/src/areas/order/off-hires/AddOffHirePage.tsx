import {
  type ContactPerson,
  createOffHire,
  firstPickupOf,
  listContactPersons,
  PICKUP_SLOT_NAMES,
  PICKUP_SLOTS,
  type RentedMachine,
} from '@hireyard/contract';
import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import { Select } from '@hireyard/ui/components/Select';
import { TextField as Input } from '@hireyard/ui/components/TextField';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { AttachmentsField } from '../../../attachments/AttachmentsField.tsx';
import { useAttachedIds } from '../../../attachments/use-attached-ids.ts';
import { useAttachments } from '../../../attachments/use-attachments.ts';
import { DateField } from '../../../forms/DateField.tsx';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import { LookupField } from '../../../forms/LookupField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useBound } from '../../../forms/use-bound.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { kept } from '../../../lists/kept-selection.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useShowMade } from '../../../lists/use-leave.ts';
import { useSendLater } from '../../../outbox/use-send-later.tsx';
import { FormSheet } from '../../../pages/Sheet.tsx';
import { domainNow } from '../../../settings/demo-time.ts';
import { selectDemoClock } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { LinesPage } from './LinesPage.tsx';
import { instantOf, localOf } from './local-instant.ts';
import { MachinesField, useMachineName } from './MachinesField.tsx';
import { OffHireSaving } from './OffHireSaving.tsx';
import { lineValues, type OffHireValues, offHireSchema } from './off-hire-values.ts';
import { UndoCountdown, useUndo } from './UndoCountdown.tsx';
import type { Rented } from './use-rented-lines.ts';

const Fields = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0, display: 'grid', gap: 20 });
const Sentence = styled('span')({ flexBasis: '100%' });

/** Every half hour of a day. */
const TIMES = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
const HALF_HOUR_MS = 30 * 60_000;
/** The next half hour by the clock of a zone. */
const nextHalfHour = (now: string, timeZone: string): string =>
  localOf(new Date(Math.ceil((Date.parse(now) + 1) / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString(), timeZone);

type Form = { form: UseFormReturn<OffHireValues> };

/** Now, or later by the clock of the depot. */
function StopsField({ form }: Form) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const { field } = useController({ control: form.control, name: 'stops' });
  const at = useController({ control: form.control, name: 'offRentAt' }).field;
  const [day = '', time = ''] = at.value.split('T');
  const bound = useBound({ form, name: 'offRentAt', label: t('stops.at'), required: true, invalidAs: 'date' });
  return (
    <>
      <RadioGroup
        label={t('stops.label')}
        name="stops"
        inputRef={field.ref}
        value={field.value}
        onChange={(_, value) => field.onChange(value)}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`stops.${value}`) }))}
      />
      {field.value === 'later' && (
        <>
          <Input
            {...bound}
            type="date"
            inputRef={at.ref}
            value={day}
            onChange={(event) => at.onChange(`${event.target.value}T${time}`)}
          />
          <Select
            label={t('stops.time')}
            options={TIMES.map((value) => ({ value, label: format.time(value) }))}
            value={time}
            onChange={(event) => at.onChange(`${day}T${event.target.value}`)}
          />
        </>
      )}
    </>
  );
}

/** Whether it is collected, and when. */
function TransportField({ form, depot }: Form & { depot: string }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const { field } = useController({ control: form.control, name: 'transport' });
  const slots = PICKUP_SLOT_NAMES.map((value) => {
    const { from, till } = PICKUP_SLOTS[value];
    return { value, label: `${format.time(from)} – ${format.time(till)}` };
  });
  return (
    <>
      <RadioGroup
        label={t('transport.label')}
        name="transport"
        inputRef={field.ref}
        value={field.value}
        onChange={(_, value) => field.onChange(value)}
        options={[
          { value: 'collect', label: t('transport.collect'), hint: depot },
          { value: 'bringBack', label: t('transport.bringBack'), hint: t('transport.bringBackTo', { name: depot }) },
        ]}
      />
      {field.value === 'collect' && (
        <>
          <DateField form={form} name="window.date" label={t('window.date')} required />
          <SelectField form={form} name="window.slot" label={t('window.slot')} options={slots} required />
        </>
      )}
    </>
  );
}

function OffHireForm({ lines, chosen, elsewhere, day, rulesOf, back }: Rented) {
  const { t } = useTranslation('offHires');
  // All of them are at one place.
  const first = lines[0] as RentedMachine;
  const rules = rulesOf(first);
  const pressed = useRef<string | null>(null);
  const clock = useAppSelector(selectDemoClock);
  const schema = useMemo(
    () => offHireSchema({ lines, rules, pressedAt: () => pressed.current ?? domainNow(clock).toISOString() }),
    [lines, rules, clock],
  );
  const [values] = useState<OffHireValues>(() => {
    const now = domainNow(clock).toISOString();
    const next = nextHalfHour(now, rules.timeZone);
    const isLater = day !== null && day > rules.today;
    const offRentAt = isLater ? `${day}${next.slice(10)}` : next;
    const stops = isLater ? instantOf(offRentAt, rules.timeZone) : null;
    return {
      lines: chosen.map(lineValues),
      stops: isLater ? 'later' : 'now',
      offRentAt,
      transport: 'collect',
      window: { date: firstPickupOf(stops ?? now, rules), slot: 'morning' },
      place: null,
      keyPlace: null,
      siteContactId: null,
      attachmentIds: [],
    };
  });
  const show = useShowMade('/order/off-hires');
  // The machines at other places go with the number of this one, which then leads to their form.
  const rest = elsewhere.length > 0 ? `?${new URLSearchParams(elsewhere.map(({ id }) => ['line', id]))}` : '';
  const later = useSendLater();
  const nameOf = useMachineName();
  const of = useEndpointForm<typeof createOffHire, OffHireValues>({
    endpoint: createOffHire,
    schema,
    values,
    draftOf: chosen.map(({ id }) => id).join(),
    newKey: later.newKey,
    onSaved: ({ id }) => {
      kept.selection = undefined;
      void show({ id: `${id}${rest}` });
    },
  });
  const { form } = of;
  const files = useAttachments([]);
  useAttachedIds(form, files);

  const count = useWatch({ control: form.control, name: 'lines' }).length;
  const { left, start, stop } = useUndo(of.save);
  const isWaiting = left !== null;
  /** From the question whether to leave that stopped the countdown until the next press, or the next such question. */
  const [isStopped, setStopped] = useState(false);
  const onSubmit = async () => {
    if (isWaiting || !files.mayGo()) return;
    setStopped(false);
    pressed.current = domainNow(clock).toISOString();
    // Without a network there is nothing to undo: it is refused, and can wait for one.
    if (navigator.onLine && (await form.trigger(undefined, { shouldFocus: false }))) start();
    // Shows where it is wrong, and sends nothing.
    else of.save();
  };
  const onUndo = () => {
    stop();
    pressed.current = null;
  };
  return (
    <FormSheet>
      <EndpointFormFrame
        label={t('add.title')}
        of={{
          ...of,
          isUnsaved: of.isUnsaved || isWaiting,
          // What is about to be sent would not be sent after a reload.
          draft: { ...of.draft, isKept: (isLeaving) => !isWaiting && of.draft.isKept(isLeaving) },
          isSaving: of.isSaving || isWaiting,
          save: () => void onSubmit(),
        }}
        submit={count > 0 ? t('add.submit', { count }) : t('add.title')}
        summary={
          isWaiting ? (
            <UndoCountdown left={left} onUndo={onUndo} />
          ) : (
            <>
              <OffHireSaving control={form.control} timeZone={rules.timeZone} />
              <Sentence>{t('stopsWith')}</Sentence>
            </>
          )
        }
        cancel={!isWaiting && <CancelButton to={back} />}
        refusedAction={later.action({
          endpoint: createOffHire,
          refused: of.refused,
          typed: of.draft.typed,
          label: () =>
            form
              .getValues('lines')
              .flatMap(({ lineId }) => lines.find(({ id }) => id === lineId) ?? [])
              .map(nameOf)
              .join(', '),
          onQueued: () => form.reset(form.getValues(), { keepDirtyValues: false }),
        })}
        notSent={isStopped ? t('notSent.stayed') : undefined}
        // Nothing is sent behind the question, which says so.
        onAsking={() => {
          setStopped(isWaiting);
          onUndo();
        }}
        leaveTexts={
          isWaiting || isStopped
            ? { title: t('notSent.title'), text: t('notSent.text'), leave: t('notSent.leave') }
            : undefined
        }
      >
        <Fields disabled={isWaiting}>
          <MachinesField form={form} lines={lines} />
          <StopsField form={form} />
          <TransportField form={form} depot={first.depot.name} />
          <TextField form={form} name="place" label={t('place')} read={optionalText} />
          <TextField form={form} name="keyPlace" label={t('keys')} read={optionalText} />
          <LookupField<OffHireValues, ContactPerson>
            form={form}
            name="siteContactId"
            label={t('contact')}
            endpoint={listContactPersons}
            narrowed={{ status: ['active'] }}
            optionOf={(person) => ({ value: person.id, label: `${person.firstName} ${person.lastName}` })}
            chosen={null}
          />
          <AttachmentsField label={t('photos')} of={files} photosAlone />
        </Fields>
      </EndpointFormFrame>
    </FormSheet>
  );
}

/** Stops the rent of machines at one place, of one contract or several: `?contract=…&line=…` (DOM-03). */
export default function AddOffHirePage() {
  return <LinesPage action="offHire">{(of) => <OffHireForm {...of} />}</LinesPage>;
}
