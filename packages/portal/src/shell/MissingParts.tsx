import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import Button from '@mui/material/Button';
import { useTranslation } from '../i18n/use-translation.ts';
import { useArrival } from '../pages/Arrival.tsx';
import { retryStart, type StartCall } from '../settings/settings.ts';
import { useAppDispatch } from '../store/hooks.ts';

/** Which start calls failed, in words, and Retry (SH-06). */
export default function MissingParts({ calls }: { calls: readonly StartCall[] }) {
  const { t, i18n } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { toHeading } = useArrival();
  const title = t('missing.title');
  const retry = () => {
    dispatch(retryStart());
    // The button goes while they are asked again.
    toHeading();
  };
  return (
    <MessageBanner
      title={title}
      labels={{ label: title }}
      action={
        <Button size="small" onClick={retry}>
          {common('retry')}
        </Button>
      }
    >
      {new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(calls.map((call) => t(`missing.${call}`)))}
    </MessageBanner>
  );
}
