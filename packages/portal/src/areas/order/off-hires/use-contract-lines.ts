import { type ContractDetailLine, getCallOffRules, getContract, type LineAction } from '@hireyard/contract';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';

/** The contract that the address names, with those of its lines that the server lets be acted on, and the rules of its depot. */
export function useContractLines(action: LineAction) {
  const [query] = useSearchParams();
  const id = query.get('contract') ?? '';
  const of = useRead(getContract, { params: { id } });
  const contract = of.currentData;
  const depot = contract?.depot.id;
  const { currentData: rules } = useRead(getCallOffRules, { query: { depot: depot ?? '' } }, { skip: !depot });
  const lines: readonly ContractDetailLine[] = contract?.lines.filter(({ actions }) => actions.includes(action)) ?? [];
  const asked = query.getAll('line');
  const chosen = lines.filter((line) => asked.includes(line.id));
  return { of, rules, lines, chosen: chosen.length > 0 ? chosen : lines.slice(0, lines.length === 1 ? 1 : 0) };
}
