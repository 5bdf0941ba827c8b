'use client';

import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { emailHref, telephoneHref } from '../../internal/contact.ts';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media, touchTarget } from '../../theme/tokens.ts';
import { contractOverviewText } from './text.ts';

const Root = slot('dl', 'HyContractOverview-root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 16px',
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  [media.navigation]: { gap: '18px 24px', padding: 20 },
  [media.table]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Fact = slot('div', 'HyContractOverview-fact', ({ theme }) => ({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0, marginBlockStart: 2 },
  '& dd > span, & dd > a': { display: 'block' },
  '& dd > a': {
    inlineSize: 'fit-content',
    minBlockSize: 24,
    lineHeight: '24px',
    color: theme.vars.color.brand,
    fontWeight: 600,
    textDecoration: 'none',
    [media.touch]: { lineHeight: touchTarget },
  },
  '& dd > a:hover': { textDecoration: 'underline' },
  '& [data-none]': { color: theme.vars.color.ink3 },
}));

export interface ContractOverviewProps extends RootProps<HTMLDListElement> {
  /** Undefined while it loads. Null values are said to be not given; spend that is left out is not shown at all. */
  contract:
    | {
        project: ReactNode;
        poNumber: string | null;
        costCode: string | null;
        reference: string | null;
        order: ReactNode;
        period: ReactNode;
        /** Its lines, in the order of the country. */
        address: readonly string[];
        depot: ContactOfContract;
        siteContact: ContactOfContract | null;
        spend?: string;
      }
    | undefined;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['ContractOverview']>;
}

export interface ContactOfContract {
  readonly name: string;
  /** As dialled, E.164; `phoneText` is how it is written. */
  readonly phone?: string | null;
  readonly phoneText?: string;
  readonly email?: string | null;
}

function Contact({ name, phone, phoneText, email }: ContactOfContract) {
  return (
    <>
      <span>
        <bdi>{name}</bdi>
      </span>
      {phone && (
        <a href={telephoneHref(phone)}>
          <bdi>{phoneText ?? phone}</bdi>
        </a>
      )}
      {email && <a href={emailHref(email)}>{email}</a>}
    </>
  );
}

/** A reference reads in its own direction, whatever the page's is. */
const isolated = (detail: ReactNode) => (typeof detail === 'string' ? <bdi>{detail}</bdi> : detail);

/** The head of a contract: its references, the site, and the contact. */
export function ContractOverview(props: ContractOverviewProps) {
  const { contract, labels, ...root } = useComponentProps('HyContractOverview', props);
  const text = useUiText('ContractOverview', contractOverviewText, labels);
  const fact = (term: string, detail: ReactNode) => (
    <Fact key={term}>
      <dt>{term}</dt>
      <dd>
        {contract === undefined ? (
          <Skeleton variant="text" width="70%" />
        ) : (
          (isolated(detail) ?? <span data-none="">{text.none}</span>)
        )}
      </dd>
    </Fact>
  );
  return (
    <Root aria-busy={contract === undefined} {...root}>
      {fact(text.project, contract?.project)}
      {fact(text.poNumber, contract?.poNumber)}
      {fact(text.costCode, contract?.costCode)}
      {fact(text.reference, contract?.reference)}
      {fact(text.period, contract?.period)}
      {fact(text.order, contract?.order)}
      {fact(
        text.address,
        contract?.address.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        )),
      )}
      {fact(text.depot, contract && <Contact {...contract.depot} />)}
      {fact(text.siteContact, contract?.siteContact && <Contact {...contract.siteContact} />)}
      {contract?.spend !== undefined && fact(text.spend, contract.spend)}
    </Root>
  );
}
