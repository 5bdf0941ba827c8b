import {
  type ExtensionEdit,
  type ExtensionResult,
  extendLines,
  extensionIssue,
  firstEndOf,
  localDateIn,
  type RentedMachine,
  type Schema,
} from '@hireyard/contract';
import { ExtensionEdit as schema } from '@hireyard/contract/schemas';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxGroupField } from '../../../forms/CheckboxGroupField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import type { IssueError } from '../../../forms/issue.ts';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { CancelButton, LeaveLink } from '../../../lists/LeaveLink.tsx';
import { useSendLater } from '../../../outbox/use-send-later.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';
import { Page } from '../../../pages/Page.tsx';
import { FormSheet } from '../../../pages/Sheet.tsx';
import { selectionReleased } from '../../../settings/list-selection.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { LinesNote, LinesPage, Note } from './LinesPage.tsx';
import { useMachineName } from './MachinesField.tsx';
import type { Rented } from './use-rented-lines.ts';

/** One day for all machines that are chosen. */
interface ExtensionValues {
  readonly lineIds: readonly string[];
  readonly to: string | null;
  readonly reason: string | null;
}

/** The schema of the form: makes the body of it, and holds each line against the rules that the server has too (DOM-09). */
const extensionSchema = ({ lines: rented, rulesOf }: Pick<Rented, 'lines' | 'rulesOf'>): Pick<Schema, 'safeParse'> => ({
  safeParse: ((values: ExtensionValues) => {
    const missing = (['lineIds', 'to'] as const).filter((name) => !values[name]?.length);
    if (missing.length > 0) return refused(missing, { code: 'required' });
    const lines = values.lineIds.map((lineId) => ({ lineId, to: values.to }));
    const result = schema.safeParse({ lines, reason: values.reason });
    if (!result.success) return { success: false, error: { issues: result.error.issues.map(onField) } };
    for (const { lineId, to } of (result.data as ExtensionEdit).lines) {
      const line = rented.find(({ id }) => id === lineId);
      const issue = line && extensionIssue(line, to, rulesOf(line));
      if (issue) return refused(['to'], { ...issue.params, code: issue.code });
    }
    return result;
  }) as unknown as Schema['safeParse'],
});
/** A line of the body has the day of the form, and the lines together are the machines that are chosen. */
const onField = <I extends { readonly path: PropertyKey[] }>(issue: I): I => {
  const [part, index] = issue.path;
  if (part !== 'lines') return issue;
  return { ...issue, path: [index === undefined ? 'lineIds' : 'to'] };
};
const refused = (names: readonly string[], params: object) => ({
  success: false,
  error: { issues: names.map((name) => ({ code: 'custom', path: [name], params, message: '' })) },
});

/** What was extended, and the page that is behind the form. */
interface Extended {
  readonly lines: readonly RentedMachine[];
  readonly to: string;
  readonly back: string;
}

interface ExtendFormProps extends Rented {
  onExtended: (extended: Extended) => void;
}

function ExtendForm({ lines, chosen, day, rulesOf, back, onExtended }: ExtendFormProps) {
  const { t } = useTranslation('offHires');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { issue } = useSentences();
  const dispatch = useAppDispatch();
  const nameOf = useMachineName();
  const checked = useMemo(() => extensionSchema({ lines, rulesOf }), [lines, rulesOf]);
  const [left, setLeft] = useState<readonly RentedMachine[]>([]);
  const [values] = useState<ExtensionValues>(() => ({
    lineIds: chosen.map(({ id }) => id),
    to: day,
    reason: null,
  }));
  const later = useSendLater();
  const endpointForm = useEndpointForm<typeof extendLines, ExtensionValues>({
    endpoint: extendLines,
    newKey: later.newKey,
    schema: checked,
    values,
    draftOf: chosen.map(({ id }) => id).join(),
    onSaved: ({ lines: results }: { lines: readonly ExtensionResult[] }) => {
      const refused = results.filter(({ extended }) => !extended).map(({ lineId }) => lineId);
      dispatch(selectionReleased());
      if (refused.length > 0) return setLeft(lines.filter(({ id }) => refused.includes(id)));
      const { lineIds, to } = form.getValues();
      onExtended({ lines: lines.filter(({ id }) => lineIds.includes(id)), to: to ?? '', back });
    },
  });
  const { form } = endpointForm;
  /** Its contract, where it is, and until when it is planned to be there. */
  const whereAndUntil = ({ contractNumber, project, city, expectedOffRentAt, depot }: RentedMachine) =>
    [
      contractNumber,
      project?.name ?? city,
      expectedOffRentAt &&
        common('list.periods.to', { date: format.date(localDateIn(expectedOffRentAt, depot.timeZone)) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const lineIds = useWatch({ control: form.control, name: 'lineIds' });
  // The latest of their first possible days fits all of them.
  const firstDay = lines
    .filter(({ id }) => lineIds.includes(id))
    .map((line) => firstEndOf(line, rulesOf(line)))
    .toSorted()
    .at(-1);
  const to = useWatch({ control: form.control, name: 'to' });
  const isTooEarly = (form.formState.errors.to as IssueError | undefined)?.code === 'too-early';
  const mayAsk = useMayOpen('/request/requests/add');
  // What cannot be extended over a promise can be asked for.
  const promised = lines.find(
    ({ id, promisedFrom }) =>
      mayAsk && to !== null && lineIds.includes(id) && promisedFrom !== null && to >= promisedFrom,
  );
  return (
    <FormSheet>
      <LinesNote text={t('extend.partly')} lines={left} reasonOf={({ contractNumber }) => contractNumber} />
      <EndpointFormFrame
        label={t('extend.title')}
        endpointForm={endpointForm}
        submit={lineIds.length > 0 ? t('extend.submit', { count: lineIds.length }) : t('extend.title')}
        cancel={<CancelButton to={back} />}
        refusedAction={later.action({
          endpoint: extendLines,
          refused: endpointForm.refused,
          typed: endpointForm.draft.typed,
          label: () =>
            lines
              .filter(({ id }) => form.getValues('lineIds').includes(id))
              .map(nameOf)
              .join(', '),
          onQueued: () => form.reset(form.getValues(), { keepDirtyValues: false }),
        })}
      >
        <CheckboxGroupField
          form={form}
          name="lineIds"
          label={t('machines')}
          invalidAs="choices"
          options={lines.map((line) => ({ value: line.id, label: `${nameOf(line)} – ${whereAndUntil(line)}` }))}
        />
        <DateField
          form={form}
          name="to"
          label={t('extend.to')}
          // The error of a day before says the same.
          hint={isTooEarly ? undefined : firstDay && issue({ code: 'too-early', params: { date: firstDay } })}
          required
        />
        {promised && (
          <div>
            <Button component={FormLink} to={`/request/requests/add?machine=${promised.id}&to=${to}`}>
              {t('extend.ask')}
            </Button>
          </div>
        )}
        <TextField form={form} name="reason" label={t('extend.reason')} read={optionalText} />
      </EndpointFormFrame>
    </FormSheet>
  );
}

/** That it is saved, and until when each machine stays. */
function ExtendedNote({ lines, to, back }: Extended) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const nameOf = useMachineName();
  const { toHeading } = useArrival();
  const text = t('extend.done', { count: lines.length, date: format.date(to) });
  // The button that had the focus is gone.
  useEffect(() => toHeading(text), [toHeading, text]);
  return (
    <Page>
      <Blocks>
        <Note severity="success">
          {text}
          <ul>
            {lines.map((line) => (
              <li key={line.id}>{`${nameOf(line)} – ${line.contractNumber}`}</li>
            ))}
          </ul>
        </Note>
        <div>
          <Button component={LeaveLink} to={back} variant="contained">
            {t('extend.back')}
          </Button>
        </div>
      </Blocks>
    </Page>
  );
}

/** Moves the expected end of machines, of one contract or several: `?contract=…&line=…` (DOM-09). */
export default function ExtendPage() {
  const [extended, setExtended] = useState<Extended | null>(null);
  if (extended) return <ExtendedNote {...extended} />;
  return <LinesPage action="extend">{(rented) => <ExtendForm {...rented} onExtended={setExtended} />}</LinesPage>;
}
