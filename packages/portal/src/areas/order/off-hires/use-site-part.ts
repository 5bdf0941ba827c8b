import { createOffHire, type RentedMachine } from '@hireyard/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../api/api.ts';
import { tagsOf } from '../../../api/tags.ts';
import { WRITES } from '../../../api/write-tags.ts';
import { useAttachedIds } from '../../../attachments/use-attached-ids.ts';
import { useAttachments } from '../../../attachments/use-attachments.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { isAnswerLost } from '../../../forms/use-intent-key.ts';
import { useSendLater } from '../../../outbox/use-send-later.tsx';
import { domainNow } from '../../../settings/demo-time.ts';
import { selectDemoClock } from '../../../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useMachineName } from './MachinesField.tsx';
import { firstValues, type OffHireValues, offHireSchema } from './off-hire-values.ts';
import type { Rented, Site } from './use-rented-lines.ts';

/** The part of a call-off at one place, which becomes one off-hire. */
export type SitePart = ReturnType<typeof useSitePart>;

/** Creates the part of a place: its form, files and write. */
export function useSitePart(site: Site, { day, goneOf }: Pick<Rented, 'day' | 'goneOf'>) {
  const dispatch = useAppDispatch();
  const clock = useAppSelector(selectDemoClock);
  /** True once the server has refused, because a machine has changed since the form was opened. */
  const [isOutdated, setOutdated] = useState(false);
  const gone = isOutdated ? goneOf(site.lines) : [];
  const goneIds = gone.map(({ id }) => id).join();
  const lines = useMemo(() => site.lines.filter(({ id }) => !goneIds.split(',').includes(id)), [site, goneIds]);
  const pressedAt = useRef<Date | null>(null);
  const schema = useMemo(
    () =>
      offHireSchema({
        lines,
        rules: site.rules,
        now: () => domainNow(clock),
        pressedAt: () => pressedAt.current,
      }),
    [lines, site, clock],
  );
  const [values] = useState(() =>
    firstValues({ chosen: site.chosen, day, rules: site.rules, now: domainNow(clock).toISOString() }),
  );
  const later = useSendLater();
  const endpointForm = useEndpointForm<typeof createOffHire, OffHireValues>({
    endpoint: createOffHire,
    schema,
    values,
    draftOf: site.query,
    newKey: later.newKey,
  });
  const { form, save, refused, draft, answer } = endpointForm;
  const files = useAttachments();
  useAttachedIds(form, files);

  useEffect(() => {
    if (refused?.type !== 'illegal-transition') return;
    setOutdated(true);
    dispatch(api.util.invalidateTags([...tagsOf(WRITES, createOffHire.id)]));
  }, [refused, dispatch]);
  const selected = useWatch({ control: form.control, name: 'lines' });
  const own = selected.filter(({ lineId }) => lines.some(({ id }) => id === lineId));
  // A draft may name machines that have been called off since.
  useEffect(() => {
    if (own.length < selected.length) form.setValue('lines', own, { shouldDirty: true });
  });

  const nameOf = useMachineName();
  const machines = own.flatMap(({ lineId }) => lines.find(({ id }) => id === lineId) ?? []);
  return {
    site,
    endpointForm,
    files,
    lines,
    /** Machines that somebody else has called off since the form was opened. */
    gone,
    /** Number of machines to call off. */
    count: own.length,
    /** The off-hire, once it is sent. */
    offHire: answer,
    /** True if the last attempt was not answered. */
    isOffline: refused?.type === 'network',
    /** Sets the time at which rent stops now. A repeated attempt after a lost answer keeps it, and with it its key. */
    press: () => {
      if (!refused || !isAnswerLost(refused)) pressedAt.current = domainNow(clock);
    },
    /** Resolves with whether the values are right. Wrong ones show their errors. */
    check: async (): Promise<boolean> => {
      if (await form.trigger(undefined, { shouldFocus: false })) return true;
      await save();
      return false;
    },
    send: save,
    /** Queues the write until there is a network. Rejects if the device has no room. */
    queue: () =>
      later.queue({
        endpoint: createOffHire,
        typed: draft.typed,
        label: () => machines.map((line: RentedMachine) => nameOf(line)).join(', '),
        page: `/order/off-hires/add?${site.query}`,
      }),
    /** Leaves nothing unsaved. */
    settle: () => form.reset(form.getValues(), { keepDirtyValues: false }),
  };
}
