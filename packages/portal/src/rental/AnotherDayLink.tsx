import { styled } from '@mui/material/styles';
import { useTranslation } from '../i18n/use-translation.ts';
import { FormLink } from '../lists/FormLink.tsx';
import { useMayOpen } from '../pages/may-open.ts';

const Link = styled(FormLink)(({ theme }) => ({
  // A touch target of 44 px in a line of text.
  display: 'inline-block',
  paddingBlock: 12,
  marginBlock: -12,
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** Leads to the form for another pick-up day, for users who may open it. */
export function AnotherDayLink({ to }: { to: string }) {
  const { t } = useTranslation('order');
  return useMayOpen(to.split('?')[0] ?? to) ? <Link to={to}>{t('anotherDay')}</Link> : null;
}
