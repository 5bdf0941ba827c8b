import {
  type AnotherDay,
  askAnotherDay,
  type CallOffRules,
  firstPickupOf,
  getCallOffRules,
  getOffHire,
  type OffHire,
  pickupIssue,
} from '@hireyard/contract';
import { AnotherDay as schema } from '@hireyard/contract/schemas';
import { Loader } from '@hireyard/ui/components/Loader';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { DateField } from '../../../forms/DateField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { schemaWithRules } from '../../../forms/schema-with-rules.ts';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { problemOf } from '../../../http/problem.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { PageForm } from '../../../pages/PageForm.tsx';
import { slotOptions } from './slot-text.ts';

/** Checks the day by the same rule as the server. */
const checkedBy = (offRentAt: string, rules: CallOffRules) =>
  schemaWithRules<AnotherDay>(schema, {
    issuesOf: ({ window }) => {
      const issue = pickupIssue(window.date, offRentAt, rules);
      return issue ? [{ ...issue, path: ['window', 'date'] }] : [];
    },
  });

function AnotherDayForm({ offHire, rules }: { offHire: OffHire; rules: CallOffRules }) {
  const { t } = useTranslation('offHires');
  const format = useFormat();
  const { id, offRentAt, place, keyPlace, window, failReason, depot } = offHire;
  const back = `/order/off-hires/${id}`;
  const leave = useLeave(back);
  const checked = useMemo(() => checkedBy(offRentAt, rules), [offRentAt, rules]);
  const [values] = useState(
    (): AnotherDay => ({
      window: { date: firstPickupOf(offRentAt, rules), slot: window?.slot ?? 'morning' },
      place,
      keyPlace,
    }),
  );
  const endpointForm = useEndpointForm({
    endpoint: askAnotherDay,
    schema: checked,
    values,
    input: { params: { id } },
    onSaved: () => leave(),
  });
  const { form } = endpointForm;
  return (
    <PageForm
      label={t('anotherDay.title')}
      endpointForm={endpointForm}
      submit={t('anotherDay.submit')}
      cancel={<CancelButton to={back} />}
    >
      {failReason !== null && <Alert severity="warning">{t(`failed.${failReason}`, { phone: depot.phone })}</Alert>}
      <DateField
        form={form}
        name="window.date"
        label={t('window.date')}
        required
        today={rules.today}
        min={firstPickupOf(offRentAt, rules)}
        max={rules.lastPickupDay}
        workDays={rules.workDays}
        holidays={rules.closedDays}
      />
      <SelectField form={form} name="window.slot" label={t('window.slot')} options={slotOptions(format)} required />
      <TextField form={form} name="place" label={t('place')} read={optionalText} />
      <TextField form={form} name="keyPlace" label={t('keys')} read={optionalText} />
    </PageForm>
  );
}

/** Asks for another day after a failed pick-up. */
export default function AnotherDayPage() {
  const { t } = useTranslation('offHires');
  const { id = '' } = useParams();
  const read = useRead(getOffHire, { params: { id } });
  const depot = read.currentData?.depot.id ?? '';
  const rules = useRead(getCallOffRules, { query: { depot } }, { skip: depot === '' });
  const [opened, setOpened] = useState<OffHire>();
  // The form keeps the off-hire that it was opened with, because its own write changes it.
  if (!opened && read.currentData) setOpened(read.currentData);
  const form = () => {
    if (rules.failure !== undefined) return <Failure problem={problemOf(rules.failure)} onRetry={rules.refetch} />;
    if (!opened || !rules.currentData) return <Loader />;
    if (!opened.actions.includes('anotherDay')) return <Alert severity="info">{t('anotherDay.cannot')}</Alert>;
    return <AnotherDayForm offHire={opened} rules={rules.currentData} />;
  };
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/off-hires', label: t('page.list') }}
      resource={{ to: `/order/off-hires/${id}`, label: t('page.title') }}
      title={() => t('anotherDay.title')}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {form}
    </DetailPage>
  );
}
