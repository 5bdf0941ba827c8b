import type { GeoPosition } from '@hireyard/contract';
import { NumberField } from '@hireyard/ui/components/NumberField';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SyntheticEvent } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldPair } from '../../../forms/FieldPair.tsx';
import { type Bound, useBound } from '../../../forms/use-bound.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDevicePosition } from '../../../pages/use-device-position.ts';

/** Decimal places of a coordinate: a precision of about one meter. */
const DECIMALS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/**
 * Parses a coordinate that uses a decimal point, in any language. Maps copy coordinates in this form, often with excess
 * digits. The point cannot be a thousands separator, because degrees stay below 1,000.
 */
const pointed = (text: string) =>
  /^\s*[-−]?\d{1,3}\.\d+\s*$/.test(text) ? rounded(Number(text.replace('−', '-'))) : null;

/** A position while it is entered. A missing part is undefined, so that validation reports it as required. */
type Entered = { readonly [K in keyof GeoPosition]: number | undefined };

/** Optional latitude and longitude, entered by hand or taken from the device. */
export function GeoField<Values extends FieldValues>({ form, name }: Pick<Bound<Values>, 'form' | 'name'>) {
  const { t } = useTranslation('contact');
  const { field } = useController({ control: form.control, name });
  const device = useDevicePosition();
  const geo = field.value as Entered | null;

  const change = (part: keyof GeoPosition) => (event: SyntheticEvent, read: number | null) => {
    const degrees = pointed((event.target as HTMLInputElement).value) ?? read;
    const next: Entered = { latitude: geo?.latitude, longitude: geo?.longitude, [part]: degrees ?? undefined };
    field.onChange(next.latitude === undefined && next.longitude === undefined ? null : next);
  };
  const take = async () => {
    const position = await device.ask();
    if (!position) return;
    field.onChange({ latitude: rounded(position.latitude), longitude: rounded(position.longitude) });
  };
  const partProps = (part: keyof GeoPosition) => ({
    name: `${name}.${part}`,
    decimals: DECIMALS,
    value: geo?.[part] ?? null,
    onChange: change(part),
    onBlur: field.onBlur,
  });
  const at = (part: keyof GeoPosition) => `${name}.${part}` as FieldPath<Values>;
  const latitude = useBound({ form, name: at('latitude'), label: t('geo.latitude') });
  const longitude = useBound({ form, name: at('longitude'), label: t('geo.longitude') });
  return (
    <>
      <FieldPair>
        <NumberField {...latitude} {...partProps('latitude')} min={-90} max={90} inputRef={field.ref} />
        <NumberField {...longitude} {...partProps('longitude')} min={-180} max={180} />
      </FieldPair>
      <div>
        <Button variant="outlined" loading={device.isAsking} onClick={take}>
          {t('geo.device')}
        </Button>
      </div>
      {device.failure && <Alert severity="error">{t(`geo.failure.${device.failure}`)}</Alert>}
    </>
  );
}
