import { BlockedBanner, emailHref, telephoneHref } from '@hireyard/ui/components/BlockedBanner';
import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import { type ComponentType, lazy, Suspense } from 'react';
import { selectClientBlocked } from '../client/corporate-client.ts';
import { selectRentalContact } from '../client/rental-contact.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectSignedIn } from '../session/user.ts';
import { type StartCall, selectBannerText, selectFailedCalls, selectMaintenance } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { useExpandedMessage } from './use-expanded-message.ts';

/** The message for everyone, while the portal is up (SH-01). */
export function ImportantMessage() {
  const { t } = useTranslation('shell');
  const text = useAppSelector(selectBannerText);
  const maintenance = useAppSelector(selectMaintenance);
  const [expanded, setExpanded] = useExpandedMessage(text);
  if (!text || maintenance) return null;
  return (
    <MessageBanner title={t('message.title')} expanded={expanded} onExpandedChange={setExpanded}>
      {text}
    </MessageBanner>
  );
}

// Where its code does not arrive either, the page says what is wrong.
const MissingParts = lazy<ComponentType<{ calls: readonly StartCall[] }>>(() =>
  import('./MissingParts.tsx').catch(() => ({ default: () => null })),
);

/** What the start could not load (SH-06). */
export function FailedStart() {
  const calls = useAppSelector(selectFailedCalls);
  const signedIn = useAppSelector(selectSignedIn);
  const maintenance = useAppSelector(selectMaintenance);
  if (calls.length === 0 || !signedIn || maintenance) return null;
  return (
    <Suspense>
      <MissingParts calls={calls} />
    </Suspense>
  );
}

/** The selected client is commercially blocked: the rental contact and what can be done (SH-02). */
export function BlockedClient() {
  const { t } = useTranslation('shell');
  const blocked = useAppSelector(selectClientBlocked);
  const maintenance = useAppSelector(selectMaintenance);
  const contact = useAppSelector(selectRentalContact);
  if (!blocked || maintenance || !contact) return null;
  return (
    <BlockedBanner
      message={t('blocked.text')}
      phone={contact.phone}
      email={contact.email}
      actions={[
        { id: 'call', label: t('blocked.call'), href: telephoneHref(contact.phone) },
        { id: 'email', label: t('blocked.email'), href: emailHref(contact.email) },
        { id: 'invoices', label: t('blocked.invoices'), href: '/order/documents?type=invoice' },
      ]}
    />
  );
}
