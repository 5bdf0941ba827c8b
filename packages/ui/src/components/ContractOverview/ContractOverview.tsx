'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { type Contact, contactValue, linesValue } from '../DefinitionList/values.tsx';
import { contractOverviewText } from './text.ts';

const Root = derivedRoot(DefinitionList, 'HyContractOverview-root');

export interface ContractOverviewProps extends RootProps<'HyContractOverview' | 'HyDefinitionList', 'dl'> {
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
        depot: Contact;
        siteContact: Contact | null;
        spend?: string;
      }
    | undefined;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['ContractOverview'] & UiLocale['DefinitionList']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyContractOverview: ContractOverviewProps;
  }
  interface ComponentNameToClassKey {
    HyContractOverview: 'root';
  }
}

/** The head of a contract: its references, the site, and the contact. */
export function ContractOverview(props: ContractOverviewProps) {
  const { contract, labels, ...root } = useComponentProps('HyContractOverview', props);
  const text = useUiText('ContractOverview', contractOverviewText, labels);
  const items = [
    { label: text.project, value: contract?.project },
    { label: text.poNumber, value: contract?.poNumber },
    { label: text.costCode, value: contract?.costCode },
    { label: text.reference, value: contract?.reference },
    { label: text.period, value: contract?.period },
    { label: text.order, value: contract?.order },
    { label: text.address, value: linesValue(contract?.address) },
    { label: text.depot, value: contract && contactValue(contract.depot) },
    { label: text.siteContact, value: contract?.siteContact && contactValue(contract.siteContact) },
    ...(contract?.spend === undefined ? [] : [{ label: text.spend, value: contract.spend }]),
  ];
  return <Root items={items} loading={contract === undefined} {...(labels && { labels })} {...root} />;
}
