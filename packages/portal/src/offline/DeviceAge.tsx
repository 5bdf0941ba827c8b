import { styled } from '@mui/material/styles';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectOldestFirst } from './oldest-shown.ts';

/** Over the page, in the corner of the messages, so that nothing moves when it goes. */
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // Above the cookie notice, if one is shown.
  insetBlockEnd: 'calc(14px + var(--hy-consent-room, 0px))',
  insetInlineStart: 14,
  maxInlineSize: 'calc(100vw - 28px)',
  margin: 0,
  padding: '6px 12px',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: 8,
  background: theme.vars.color.surface,
  color: theme.vars.color.ink2,
  boxShadow: theme.vars.elevation.float,
  // What is below it can be used.
  pointerEvents: 'none',
}));

/** Says how old the page is while the device shows it and the server is being asked (SW-07). */
export default function DeviceAge() {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const asOf = useAppSelector(selectOldestFirst);
  if (asOf === null) return null;
  return <Line data-print="hide">{t('updating', { when: format.dateTime(new Date(asOf).toISOString()) })}</Line>;
}
