import { ListSheet, SearchField } from '@hireyard/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ContractChips } from './ContractChips.tsx';
import { type ContractControls, ContractFilterMenus, type Facets } from './ContractFilterMenus.tsx';

interface ContractsSheetProps {
  controls: ContractControls;
  /** Of the last answer; undefined before the first. */
  facets: Facets | undefined;
  /** Planning has its own window, so that a period filters the list alone. */
  withPeriod: boolean;
  /** How many there are, announced when it changes; empty while they load. */
  resultText: string;
  children: ReactNode;
}

/** Search, filters and chips above either view. */
export function ContractsSheet({ controls, facets, withPeriod, resultText, children }: ContractsSheetProps) {
  const { t } = useTranslation('order');
  const search = useRef<HTMLInputElement>(null);
  return (
    <ListSheet
      label={t('contracts.caption')}
      search={
        <SearchField
          label={t('contracts.search')}
          placeholder={t('contracts.searchHint')}
          value={controls.state.q}
          onSearch={(q) => controls.change({ q }, { replace: true })}
          inputRef={search}
        />
      }
      filters={<ContractFilterMenus controls={controls} facets={facets} withPeriod={withPeriod} />}
      bar={<ContractChips {...{ controls, facets, withPeriod, resultText }} focusWhenEmpty={search} />}
    >
      {children}
    </ListSheet>
  );
}
