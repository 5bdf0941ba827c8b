import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import { BlockedBanner } from '@hireyard/ui/rental/BlockedBanner';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { selectClientBlocked } from '../client/corporate-client.ts';
import { selectRentalContact } from '../client/rental-contact.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useArrival } from '../pages/Arrival.tsx';
import { optionalPart } from '../pages/load-chunk.ts';
import { selectSignedIn } from '../session/user.ts';
import {
  retryStart,
  type StartCall,
  selectBannerText,
  selectFailedCalls,
  selectMissingCalls,
  selectOffline,
  selectQueued,
} from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { useExpandedMessage } from './use-expanded-message.ts';

const OfflineNotice = optionalPart(() => withTexts(import('../offline/OfflineNotice.tsx'), 'offline'));

const OutboxNotice = optionalPart(() => withTexts(import('../outbox/OutboxNotice.tsx'), 'outbox'));

/** The message to all users (SH-01). */
function ImportantMessage({ text }: { text: string }) {
  const { t } = useTranslation('shell');
  const [expanded, setExpanded] = useExpandedMessage(text);
  return (
    <MessageBanner
      title={t('message.title')}
      expanded={expanded}
      onExpandedChange={(_, expanded) => setExpanded(expanded)}
    >
      {text}
    </MessageBanner>
  );
}

/** Lists the data that failed to load at startup, with Retry (SH-06). Stays during a retry. */
function MissingParts({ calls }: { calls: readonly StartCall[] }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { toHeading, announce } = useArrival();
  const failed = useAppSelector(selectFailedCalls);
  const isTrying = !calls.some((call) => failed.includes(call));
  const isRetrying = useRef(false);
  const title = t('missing.title');
  const names = format.list(calls.map((call) => t(`missing.${call}`)));
  const retry = () => {
    isRetrying.current = true;
    dispatch(retryStart());
    // The button is disabled during the retry and disappears after success.
    toHeading();
  };
  useEffect(() => {
    // Each failure creates a new `failed` list.
    if (!isRetrying.current || !calls.some((call) => failed.includes(call))) return;
    isRetrying.current = false;
    // The visible text is unchanged, so the repeated failure is announced.
    announce(`${title} ${names}`);
  }, [failed, calls, announce, title, names]);
  return (
    <MessageBanner
      title={title}
      labels={{ label: title }}
      action={
        <Button size="small" disabled={isTrying} onClick={retry}>
          {common('retry')}
        </Button>
      }
    >
      {names}
    </MessageBanner>
  );
}

/** The selected client is commercially blocked: shows the rental contact and possible actions (SH-02). */
function BlockedClient() {
  const { t } = useTranslation('shell');
  const { phone, email } = useAppSelector(selectRentalContact) ?? { phone: '', email: '' };
  const contactKind = phone && email ? 'both' : phone ? 'phone' : email ? 'email' : null;
  return (
    <BlockedBanner
      message={contactKind ? `${t('blocked.text')} ${t(`blocked.reach.${contactKind}`)}` : t('blocked.text')}
      phone={phone}
      email={email}
      actions={[
        ...(phone ? [{ id: 'call', label: t('blocked.call'), href: telephoneHref(phone) }] : []),
        ...(email ? [{ id: 'email', label: t('blocked.email'), href: emailHref(email) }] : []),
        { id: 'invoices', label: t('blocked.invoices'), href: '/order/documents?type=invoice' },
      ]}
    />
  );
}

/** All applicable banners. Not used during maintenance. */
export default function BannerViews() {
  const text = useAppSelector(selectBannerText);
  const missing = useAppSelector(selectMissingCalls);
  const signedIn = useAppSelector(selectSignedIn);
  const blocked = useAppSelector(selectClientBlocked);
  const offline = useAppSelector(selectOffline);
  const queued = useAppSelector(selectQueued);
  return (
    <>
      {signedIn && offline && (
        <Suspense>
          <OfflineNotice>
            {queued > 0 && (
              <Suspense>
                <OutboxNotice isSentence />
              </Suspense>
            )}
          </OfflineNotice>
        </Suspense>
      )}
      {signedIn && !offline && queued > 0 && (
        <Suspense>
          <OutboxNotice />
        </Suspense>
      )}
      {text && <ImportantMessage text={text} />}
      {signedIn && missing.length > 0 && <MissingParts calls={missing} />}
      {blocked && <BlockedClient />}
    </>
  );
}
