import {
  type ExtensionEdit,
  type ExtensionResult,
  extendLines,
  extensionIssue,
  firstEndOf,
  isLocalDate,
  localDateIn,
  type RentedMachine,
  type Schema,
} from '@hireyard/contract';
import { ExtensionEdit as schema } from '@hireyard/contract/schemas';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxGroupField } from '../../../forms/CheckboxGroupField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import type { IssueError } from '../../../forms/issue.ts';
import { schemaWithRules } from '../../../forms/schema-with-rules.ts';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { CancelButton, LeaveLink } from '../../../lists/LeaveLink.tsx';
import { useSendLater, useSendLaterButton } from '../../../outbox/use-send-later.tsx';
import { useArrival } from '../../../pages/Arrival.tsx';
import { Blocks } from '../../../pages/Blocks.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';
import { Page } from '../../../pages/Page.tsx';
import { PageForm } from '../../../pages/PageForm.tsx';
import { PageLink } from '../../../pages/PageLink.tsx';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { selectionReleased } from '../../../settings/list-selection.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { ExtensionCost } from './ExtensionCost.tsx';
import { type ExtensionEnd, extensionEnds } from './extension-ends.ts';
import { LinesNote, LinesPage, Note } from './LinesPage.tsx';
import { useMachineName } from './MachinesField.tsx';
import type { Rented } from './use-rented-lines.ts';

const Ends = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 6, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

/** Values of the form: one day for all selected machines. */
interface ExtensionValues {
  readonly lineIds: readonly string[];
  readonly to: string | null;
  readonly reason: string | null;
}

/** Builds the request body and checks each line by the same rules as the server (DOM-09). */
const extensionSchema = ({ lines: rented, rulesOf }: Pick<Rented, 'lines' | 'rulesOf'>): Pick<Schema, 'safeParse'> =>
  schemaWithRules<ExtensionEdit, ExtensionValues>(schema, {
    before: (values) =>
      (['lineIds', 'to'] as const).flatMap((name) =>
        values[name]?.length ? [] : [{ path: [name], code: 'required' as const }],
      ),
    bodyOf: ({ lineIds, to, reason }) => ({ lines: lineIds.map((lineId) => ({ lineId, to })), reason }),
    // A line's day is the field `to`, the list of lines `lineIds`.
    fieldOf: (path) => {
      if (path[0] !== 'lines') return path;
      return [path.length === 1 ? 'lineIds' : 'to'];
    },
    issuesOf: ({ lines }) => {
      // One day for all machines: the first reason is enough.
      for (const { lineId, to } of lines) {
        const line = rented.find(({ id }) => id === lineId);
        const issue = line && extensionIssue(line, to, rulesOf(line));
        if (issue) return [{ ...issue, path: ['to'] }];
      }
      return [];
    },
  });

/** The extended machines, and the page behind the form. */
interface Extended {
  readonly lines: readonly RentedMachine[];
  readonly to: string;
  readonly back: string;
}

interface ExtendFormProps extends Rented {
  onExtended: (extended: Extended) => void;
}

function ExtendForm({ lines, chosen, day, query, rulesOf, back, onExtended }: ExtendFormProps) {
  const { t } = useTranslation('offHires');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { issue } = useSentences();
  const dispatch = useAppDispatch();
  const nameOf = useMachineName();
  const checked = useMemo(() => extensionSchema({ lines, rulesOf }), [lines, rulesOf]);
  const [refusedLines, setRefusedLines] = useState<readonly RentedMachine[]>([]);
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
    draftOf: query,
    onSaved: ({ lines: results }: { lines: readonly ExtensionResult[] }) => {
      const refused = results.filter(({ extended }) => !extended).map(({ lineId }) => lineId);
      dispatch(selectionReleased());
      if (refused.length > 0) return setRefusedLines(lines.filter(({ id }) => refused.includes(id)));
      const { lineIds, to } = form.getValues();
      onExtended({ lines: lines.filter(({ id }) => lineIds.includes(id)), to: to ?? '', back });
    },
  });
  const { form } = endpointForm;
  const refusedAction = useSendLaterButton(later, {
    endpoint: extendLines,
    refused: endpointForm.refused,
    typed: endpointForm.draft.typed,
    label: () =>
      lines
        .filter(({ id }) => form.getValues('lineIds').includes(id))
        .map(nameOf)
        .join(', '),
    onQueued: () => form.reset(form.getValues(), { keepDirtyValues: false }),
  });
  /** Returns the contract, place and planned end of a machine. */
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
  // The latest of the first possible days fits all machines.
  const firstDay = lines
    .filter(({ id }) => lineIds.includes(id))
    .map((line) => firstEndOf(line, rulesOf(line)))
    .toSorted()
    .at(-1);
  const [firstLine = lines[0]] = lines.filter(({ id }) => lineIds.includes(id));
  const rules = firstLine && rulesOf(firstLine);
  const to = useWatch({ control: form.control, name: 'to' });
  const extended = lines.filter(({ id }) => lineIds.includes(id));
  // A refused day shows its error as soon as it is complete.
  useEffect(() => {
    if (to) void form.trigger('to');
  }, [form, to]);
  // Text that is no date yet has no reason against it, and no price.
  const isPossible =
    to !== null && isLocalDate(to) && extended.every((line) => extensionIssue(line, to, rulesOf(line)) === null);
  const isTooEarly =
    (to !== null && firstDay !== undefined && to < firstDay) ||
    (form.formState.errors.to as IssueError | undefined)?.code === 'too-early';
  const mayAsk = useMayOpen('/request/requests/add');
  // A machine that is promised elsewhere cannot be extended here, but a request can ask for it.
  const promised = lines.find(
    ({ id, promisedFrom }) =>
      mayAsk && to !== null && isLocalDate(to) && lineIds.includes(id) && promisedFrom !== null && to >= promisedFrom,
  );
  return (
    <PageForm
      label={t('extend.title')}
      endpointForm={endpointForm}
      submit={lineIds.length > 0 ? t('extend.submit', { count: lineIds.length }) : t('extend.title')}
      summary={<ExtensionCost lineIds={lineIds} to={isPossible ? to : null} />}
      cancel={<CancelButton to={back} />}
      refusedAction={refusedAction}
    >
      <LinesNote text={t('extend.partly')} lines={refusedLines} reasonOf={({ contractNumber }) => contractNumber} />
      <CheckboxGroupField
        form={form}
        name="lineIds"
        label={t('machines')}
        invalidAs="choices"
        options={lines.map((line) => ({
          value: line.id,
          label: wholeNumbers(`${nameOf(line)} – ${whereAndUntil(line)}`),
        }))}
      />
      <DateField
        form={form}
        name="to"
        label={t('extend.to')}
        today={rules?.today}
        min={firstDay}
        max={rules?.lastEndDay}
        workDays={rules?.workDays}
        holidays={rules?.closedDays}
        // Hidden while the error shows the same text.
        hint={isTooEarly ? undefined : firstDay && issue({ code: 'too-early', params: { date: firstDay } })}
        required
      />
      <ExtensionEnds
        ends={extensionEnds(extended, rulesOf)}
        selected={to}
        onSelect={(day) => form.setValue('to', day, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
      />
      {promised && (
        <div>
          <Button component={FormLink} to={`/request/requests/add?machine=${promised.id}&to=${to}`}>
            {t('extend.ask')}
          </Button>
        </div>
      )}
      <TextField form={form} name="reason" label={t('extend.reason')} read={optionalText} />
    </PageForm>
  );
}

interface ExtensionEndsProps {
  ends: readonly ExtensionEnd[];
  selected: string | null;
  onSelect: (day: string) => void;
}

/** Buttons for the usual new ends. */
function ExtensionEnds({ ends, selected, onSelect }: ExtensionEndsProps) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  if (ends.length === 0) return null;
  return (
    <Ends>
      <legend>{t('extend.ends.label')}</legend>
      {ends.map(({ id, day }) => (
        <Button key={id} variant="outlined" size="small" aria-pressed={day === selected} onClick={() => onSelect(day)}>
          {t(`extend.ends.${id}`, { date: format.date(day, 'short') })}
        </Button>
      ))}
    </Ends>
  );
}

/** Confirms the extension, with the new end of each machine and the way to its contract. */
function ExtendedNote({ lines, to, back }: Extended) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const nameOf = useMachineName();
  const { toHeading } = useArrival();
  const text = t('extend.done', { count: lines.length, date: format.date(to) });
  // Moves the focus, because the submit button is gone.
  useEffect(() => toHeading(text), [toHeading, text]);
  return (
    <Page>
      <Blocks>
        <Note severity="success">
          {text}
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <span>{wholeNumbers(`${nameOf(line)} – `)}</span>
                <PageLink to={`/order/contracts/${line.contractId}`}>{line.contractNumber}</PageLink>
              </li>
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

/** Moves the expected end of machines, of one or more contracts: `?contract=…&line=…` (DOM-09). */
export default function ExtendPage() {
  const [extended, setExtended] = useState<Extended | null>(null);
  if (extended) return <ExtendedNote {...extended} />;
  return <LinesPage action="extend">{(rented) => <ExtendForm {...rented} onExtended={setExtended} />}</LinesPage>;
}
