import {
  type Address,
  type ContactPerson,
  listAddresses,
  listContactPersons,
  type Project,
  type ProjectEdit,
} from '@hireyard/contract';
import { selectClientCompany } from '../../../client/client-company.ts';
import { selectPricesVisible } from '../../../client/prices.ts';
import { LookupField } from '../../../forms/LookupField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PeriodField } from '../../../forms/PeriodField.tsx';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import type { EndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { PageForm } from '../../../pages/PageForm.tsx';
import { useAppSelector } from '../../../store/hooks.ts';

/** Returns the editable values of a project. */
export const editOf = (project: Project): ProjectEdit => ({
  number: project.number,
  name: project.name,
  addressId: project.address?.id ?? null,
  siteContactId: project.siteContact?.id ?? null,
  defaultPo: project.defaultPo,
  defaultCostCode: project.defaultCostCode,
  from: project.from,
  to: project.to,
  budget: project.budget,
});

const addressOption = ({ id, name, line1, city }: Address) => ({
  value: id,
  label: [name, line1, city].filter(Boolean).join(', '),
});
const personOption = ({ id, firstName, lastName }: ContactPerson) => ({ value: id, label: `${firstName} ${lastName}` });

interface ProjectFormProps {
  endpointForm: EndpointForm<ProjectEdit>;
  /** Project to edit; undefined for a new one. */
  project?: Project;
  label: string;
  submit: string;
  /** Path that Cancel leads to. */
  back: string;
}

export function ProjectForm({ endpointForm, project, label, submit, back }: ProjectFormProps) {
  const { t } = useTranslation('project');
  const { form } = endpointForm;
  const priced = useAppSelector(selectPricesVisible);
  const currency = useAppSelector(selectClientCompany)?.currency ?? 'EUR';
  const contact = project?.siteContact;
  return (
    <PageForm label={label} endpointForm={endpointForm} submit={submit} cancel={<CancelButton to={back} />}>
      <TextField form={form} name="name" label={t('facts.name')} required />
      <TextField form={form} name="number" label={t('facts.number')} required />
      <LookupField<ProjectEdit, Address>
        form={form}
        name="addressId"
        label={t('facts.address')}
        endpoint={listAddresses}
        narrowed={{ status: ['active'] }}
        optionOf={addressOption}
        chosen={project?.address ? addressOption(project.address) : null}
      />
      <LookupField<ProjectEdit, ContactPerson>
        form={form}
        name="siteContactId"
        label={t('facts.siteContact')}
        endpoint={listContactPersons}
        narrowed={{ status: ['active'] }}
        optionOf={personOption}
        chosen={contact ? { value: contact.id, label: contact.name } : null}
      />
      <PeriodField form={form} from="from" to="to" label={t('facts.period')} />
      <TextField form={form} name="defaultPo" label={t('facts.defaultPo')} read={optionalText} />
      <TextField form={form} name="defaultCostCode" label={t('facts.defaultCostCode')} read={optionalText} />
      {priced && <MoneyField form={form} name="budget" label={t('facts.budget')} currency={currency} />}
    </PageForm>
  );
}
