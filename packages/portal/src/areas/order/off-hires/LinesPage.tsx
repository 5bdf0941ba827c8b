import type { CallOffRules, Contract, ContractDetailLine } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { Loader } from '@hireyard/ui/components/Loader';
import type { ReactNode } from 'react';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { Page } from '../../../pages/Page.tsx';
import { useContractLines } from './use-contract-lines.ts';

interface Shown {
  readonly contract: Contract;
  readonly lines: readonly ContractDetailLine[];
  readonly chosen: readonly ContractDetailLine[];
  readonly rules: CallOffRules;
}

/** A form over lines of the contract that the address names, once they and their rules are known. */
export function LinesPage({ action, children }: { action: 'offHire' | 'extend'; children: (of: Shown) => ReactNode }) {
  const { t } = useTranslation('offHires');
  const { of, rules, lines, chosen } = useContractLines(action);
  const { currentData: contract, failure, refetch } = of;
  const content = () => {
    if (failure !== undefined) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
    if (!contract || !rules) return <Loader />;
    if (lines.length === 0) return <DataState status="empty" title={t('noneLeft')} />;
    return children({ contract, rules, lines, chosen });
  };
  return (
    <Page {...(contract && { subtitle: `${t('page.contract')} ${contract.number} · ${contract.city}` })}>
      {content()}
    </Page>
  );
}
