import { EyeIcon, EyeOffIcon } from '@hireyard/ui/icons';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from '../i18n/use-translation.ts';

/** The button that shows or hides the password. */
export function PasswordToggle({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  const { t } = useTranslation('common');
  return (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={t(shown ? 'password.hide' : 'password.show')} onClick={() => onChange(!shown)}>
        {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </IconButton>
    </InputAdornment>
  );
}
