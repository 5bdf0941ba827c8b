import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

/** Light, dark or as the device has it; taken at once and kept on this device (SH-05). */
export function ColourSchemeChoice() {
  const { t } = useTranslation('profile');
  const { mode = 'system', setMode } = useColorScheme();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('scheme.label')}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={mode} onChange={(_, value) => setMode(value as Choice)}>
        {CHOICES.map((choice) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={t(`scheme.${choice}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
