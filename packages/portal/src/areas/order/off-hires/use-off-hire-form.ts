import { createOffHire, type RentedMachine } from '@hireyard/contract';
import { useMemo, useRef, useState } from 'react';
import { useAttachedIds } from '../../../attachments/use-attached-ids.ts';
import { useAttachments } from '../../../attachments/use-attachments.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShowMade } from '../../../lists/use-leave.ts';
import { useSendLater } from '../../../outbox/use-send-later.tsx';
import { domainNow } from '../../../settings/demo-time.ts';
import { selectionReleased } from '../../../settings/list-selection.ts';
import { selectDemoClock } from '../../../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useMachineName } from './MachinesField.tsx';
import { firstValues, type OffHireValues, offHireSchema } from './off-hire-values.ts';
import { useUndo } from './UndoCountdown.tsx';
import type { Rented } from './use-rented-lines.ts';

/** Creates the form of an off-hire. It is sent ten seconds after submit, unless the user undoes it. */
export function useOffHireForm({ lines, chosen, elsewhere, day, rulesOf }: Rented) {
  const { t } = useTranslation('offHires');
  const dispatch = useAppDispatch();
  const clock = useAppSelector(selectDemoClock);
  // All lines of the form share one place.
  const rules = rulesOf(lines[0] as RentedMachine);
  const pressedAt = useRef<string | null>(null);
  const schema = useMemo(
    () => offHireSchema({ lines, rules, pressedAt: () => pressedAt.current ?? domainNow(clock).toISOString() }),
    [lines, rules, clock],
  );
  const [values] = useState(() => firstValues({ chosen, day, rules, now: domainNow(clock).toISOString() }));
  const showMade = useShowMade('/order/off-hires');
  const later = useSendLater();
  const endpointForm = useEndpointForm<typeof createOffHire, OffHireValues>({
    endpoint: createOffHire,
    schema,
    values,
    draftOf: chosen.map(({ id }) => id).join(),
    newKey: later.newKey,
    onSaved: ({ id }) => {
      dispatch(selectionReleased());
      // The page of the off-hire links to the form for machines at other places.
      const rest = elsewhere.length > 0 ? `?${new URLSearchParams(elsewhere.map((line) => ['line', line.id]))}` : '';
      void showMade({ id: `${id}${rest}` });
    },
  });
  const { form, save, refused, draft } = endpointForm;
  const files = useAttachments();
  useAttachedIds(form, files);

  const undo = useUndo(save);
  const isWaiting = undo.left !== null;
  /** True if the question about leaving has stopped the countdown. Reset by the next submit or question. */
  const [isStopped, setStopped] = useState(false);
  const submit = async () => {
    if (isWaiting) return;
    setStopped(false);
    pressedAt.current = domainNow(clock).toISOString();
    // Offline, the write fails at once and can be queued, so there is nothing to undo.
    if (navigator.onLine && (await form.trigger(undefined, { shouldFocus: false }))) undo.start();
    // Invalid values show errors at their fields and are not sent.
    else save();
  };
  const cancelCountdown = () => {
    undo.stop();
    pressedAt.current = null;
  };

  const nameOf = useMachineName();
  const refusedAction = later.action({
    endpoint: createOffHire,
    refused,
    typed: draft.typed,
    label: () =>
      form
        .getValues('lines')
        .flatMap(({ lineId }) => lines.find(({ id }) => id === lineId) ?? [])
        .map(nameOf)
        .join(', '),
    onQueued: () => form.reset(form.getValues(), { keepDirtyValues: false }),
  });

  return {
    endpointForm,
    files,
    timeZone: rules.timeZone,
    /** Seconds until the off-hire is sent; null without a countdown. */
    secondsLeft: undo.left,
    cancelCountdown,
    /** Props of the form's frame. */
    frame: {
      uploads: files,
      onSubmit: () => void submit(),
      isWorking: endpointForm.isSaving || isWaiting,
      // A reload would drop the countdown, and with it the off-hire.
      hasMoreUnsaved: isWaiting,
      refusedAction,
      notSent: isStopped ? t('notSent.stayed') : undefined,
      // The countdown must not send while the question is open.
      onAsking: () => {
        setStopped(isWaiting);
        cancelCountdown();
      },
      leaveTexts:
        isWaiting || isStopped
          ? { title: t('notSent.title'), text: t('notSent.text'), leave: t('notSent.leave') }
          : undefined,
    },
  };
}
