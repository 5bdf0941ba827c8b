import type { AttentionItem } from '@hireyard/contract';
import { useMemo } from 'react';
import { selectProductNames } from '../client/product-names.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { productName } from '../rental/product-name.ts';
import { useAppSelector } from '../store/hooks.ts';

/** The texts of an entry, in the user's language. */
export interface EntryTexts {
  readonly title: string;
  /** Dates, people and numbers below the title. */
  readonly detail: string;
  /** Cost of waiting, or null if it is unknown. */
  readonly cost: string | null;
  /** Explains the cost. */
  readonly costNote: string | null;
  /** Label of the button for the next step. */
  readonly step: string;
}

/** Titles of entries whose day has passed, by cause. */
const LATE: { readonly [C in AttentionItem['cause']]?: 'invoiceLate' | 'certificateLate' | 'inspectionLate' } = {
  invoiceDue: 'invoiceLate',
  certificateEnding: 'certificateLate',
  inspectionDue: 'inspectionLate',
};

export function useEntryTexts(): (item: AttentionItem) => EntryTexts {
  const { t } = useTranslation('notification');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  return useMemo(() => {
    const whatOf = ({ title, productCode, quantity, subject, cause }: AttentionItem): string => {
      if (cause === 'orderApproval' || cause === 'invoiceDue') return subject.name ?? '';
      if (title !== null) return title;
      const name = productCode === null ? '' : productName(names, productCode);
      return quantity > 1 ? `${format.number(quantity)} × ${name}` : name;
    };
    const titleOf = (item: AttentionItem): string => {
      const { cause, day, daysSince } = item;
      const what = whatOf(item);
      const count = daysSince ?? 0;
      const when = day === null ? '' : format.relativeDays(-count);
      if (cause === 'machineOverdue') return t('attention.entry.machineOverdue', { what, count });
      if (cause === 'inspectionDue' && day === null) return t('attention.entry.inspectionFailed', { what });
      const late = LATE[cause];
      if (late && count > 0) return t(`attention.entry.${late}`, { what, count });
      return t(`attention.entry.${cause}`, { what, when });
    };
    const detailOf = (item: AttentionItem): string => {
      const { cause, day, person, quantity, fleetNumber, subject, failReason, snoozedUntil } = item;
      const date = day === null ? '' : format.date(day, 'short');
      const requester = person && t('attention.detail.askedBy', { person: person.name, date });
      const parts: Record<AttentionItem['cause'], readonly (string | null)[]> = {
        machineOverdue: [t('attention.detail.expectedBack', { date }), fleetNumber],
        pickupFailed: [
          failReason && t(`attention.reason.${failReason}`),
          t('attention.detail.failed', { date }),
          subject.name,
          fleetNumber,
        ],
        rentalEnding: [t('attention.detail.expectedBack', { date }), fleetNumber],
        orderApproval: [t('attention.detail.pieces', { count: quantity }), requester],
        requestWaiting: [subject.name, requester],
        invoiceDue: [t('attention.detail.due', { date })],
        certificateEnding: [t('attention.detail.validUntil', { date }), fleetNumber],
        inspectionDue: [fleetNumber, day && t('attention.detail.due', { date })],
      };
      const until = snoozedUntil && t('attention.snoozedUntil', { date: format.date(snoozedUntil, 'weekday') });
      return [until, ...parts[cause]].filter(Boolean).join(' · ');
    };
    const costOf = ({ day, furtherDay, costSince, estimate, due }: AttentionItem): [string | null, string | null] => {
      if (furtherDay) {
        const cost = t('attention.cost.perDay', { cost: format.money(furtherDay) });
        if (!costSince || day === null) return [cost, t('attention.cost.ifLonger')];
        return [cost, t('attention.cost.since', { cost: format.money(costSince), date: format.date(day, 'short') })];
      }
      if (estimate) return [format.money(estimate), t('attention.cost.estimate')];
      return due ? [format.money(due), t('attention.cost.toPay')] : [null, null];
    };
    const stepOf = ({ step, subject: { resource } }: AttentionItem): string => {
      if (step !== 'show') return t(`attention.steps.${step}`);
      return t(`attention.show.${resource as 'contract' | 'offHire' | 'order' | 'request' | 'document' | 'asset'}`);
    };
    return (item) => {
      const [cost, costNote] = costOf(item);
      return { title: titleOf(item), detail: detailOf(item), cost, costNote, step: stepOf(item) };
    };
  }, [t, format, names]);
}
