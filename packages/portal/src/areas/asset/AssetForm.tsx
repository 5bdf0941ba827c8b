import type { Asset, AssetEdit } from '@hireyard/contract';
import { selectProductNames } from '../../client/product-names.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { optionalText, TextField } from '../../forms/TextField.tsx';
import type { EndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CancelButton } from '../../lists/LeaveLink.tsx';
import { PageForm } from '../../pages/PageForm.tsx';
import { useAppSelector } from '../../store/hooks.ts';

export const editOf = (asset: Asset): AssetEdit => ({
  tag: asset.tag ?? '',
  name: asset.name ?? '',
  productCode: asset.productCode,
  make: asset.make,
  model: asset.model,
  serialNumber: asset.serialNumber,
  year: asset.year,
  home: asset.home,
});

/** Converts digits to a year. Other input is refused as not a number. */
const yearOf = (entered: string | number | null) => (entered === null || entered === '' ? null : Number(entered));

interface AssetFormProps {
  endpointForm: EndpointForm<AssetEdit>;
  label: string;
  submit: string;
  back: string;
}

export function AssetForm({ endpointForm, label, submit, back }: AssetFormProps) {
  const { t, i18n } = useTranslation('asset');
  const names = useAppSelector(selectProductNames) ?? {};
  const { form } = endpointForm;
  const products = Object.entries(names)
    .map(([value, name]) => ({ value, label: `${name} (${value})` }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language, { numeric: true }));
  return (
    <PageForm label={label} endpointForm={endpointForm} submit={submit} cancel={<CancelButton to={back} />}>
      <TextField form={form} name="tag" label={t('facts.tag')} hint={t('form.tag')} required />
      <TextField form={form} name="name" label={t('facts.name')} required />
      <SelectField
        form={form}
        name="productCode"
        label={t('facts.product')}
        hint={t('form.product')}
        options={[{ value: '', label: t('form.noProduct') }, ...products]}
        read={optionalText}
      />
      <TextField form={form} name="make" label={t('facts.make')} read={optionalText} />
      <TextField form={form} name="model" label={t('facts.model')} read={optionalText} />
      <TextField form={form} name="serialNumber" label={t('facts.serialNumber')} read={optionalText} />
      <TextField form={form} name="year" label={t('facts.year')} inputMode="numeric" read={yearOf} invalidAs="number" />
      <TextField form={form} name="home" label={t('facts.home')} hint={t('form.home')} read={optionalText} />
    </PageForm>
  );
}
