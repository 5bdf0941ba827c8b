'use client';

import type { ReactNode } from 'react';
import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { type Contact, contactValue, linesValue } from '../../components/DefinitionList/values.tsx';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { contractOverviewText } from './text.ts';

const Root = derivedRoot(DefinitionList, 'HyContractOverview-root');

export interface ContractOverviewProps extends RootProps<'HyContractOverview' | 'HyDefinitionList', 'dl'> {
  /** Undefined while loading. Null values are shown as not given. Without `spend`, its item is omitted. */
  contract:
    | {
        project: ReactNode;
        poNumber: string | null;
        costCode: string | null;
        reference: string | null;
        order: ReactNode;
        period: ReactNode;
        /** Lines of the address, in the order of the country. */
        address: readonly string[];
        depot: Contact;
        siteContact: Contact | null;
        spend?: string | undefined;
      }
    | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['ContractOverview'] & RentalLocale['DefinitionList']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyContractOverview: ContractOverviewProps;
  }
  interface ComponentNameToClassKey {
    HyContractOverview: 'root';
  }
}

/** Head of a contract: its references, the site and the contact. */
export const ContractOverview = withRef(function ContractOverview(props: ContractOverviewProps) {
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
});
