import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from '../../i18n/use-translation.ts';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

/** Selects light, dark or the device's color scheme. Applied at once and stored on this device (SH-05). */
export function ColorSchemeChoice() {
  const { t } = useTranslation('profile');
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <RadioGroup
      label={t('scheme.label')}
      orientation="horizontal"
      options={CHOICES.map((choice) => ({ value: choice, label: t(`scheme.${choice}`) }))}
      value={mode}
      onChange={(_, value) => setMode(value as Choice)}
    />
  );
}
