import { type ContractLine, listContractLines, MAX_FILTER_VALUES } from '@hireyard/contract';
import { memo, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CameFrom } from '../../../lists/came-from.ts';
import { type Bulk, useBulkActions } from '../../../lists/use-bulk-actions.tsx';
import { productName } from '../../../rental/product-name.ts';
import { selectHasRight } from '../../../session/user.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { lineAddress } from '../off-hires/line-address.ts';

const ACTIONS = [
  { id: 'offHire', label: 'add.title', isOffered: selectHasRight('contract-off-hire') },
  { id: 'extend', label: 'extend.title', isOffered: selectHasRight('contract-extend') },
] as const;

/**
 * Lets machines of several contracts be selected, to call off or extend them together. Loaded when somebody selects, and
 * hands what the list needs to its page; what cannot be called off the form says, with why.
 */
export default memo(function SelectMachines({ onBulk }: { onBulk: (bulk: Bulk<ContractLine> | undefined) => void }) {
  const { t } = useTranslation('offHires');
  const names = useAppSelector(selectProductNames);
  const offered = useAppSelector((state) => ACTIONS.map(({ isOffered }) => isOffered(state)).join());
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state: CameFrom = { list: pathname + search, opened: true };
  const isOffered = offered.split(',');

  const bulk = useBulkActions<ContractLine>({
    list: listContractLines.list,
    nameOf: ({ productCode, fleetNumber, contractNumber }) =>
      [productName(names, productCode), fleetNumber ?? contractNumber].join(' '),
    text: (count) =>
      count > MAX_FILTER_VALUES
        ? t('select.tooMany', { count, most: MAX_FILTER_VALUES })
        : t('select.count', { count }),
    actions: ({ ids }) =>
      ids.length > MAX_FILTER_VALUES
        ? []
        : ACTIONS.filter((_, index) => isOffered[index] === 'true').map(({ id, label }) => ({
            id,
            label: t(label),
            onClick: () => void navigate(lineAddress(id, { lines: ids }), { state }),
          })),
    problem: null,
  });
  useLayoutEffect(() => onBulk(bulk));
  useEffect(() => () => onBulk(undefined), [onBulk]);
  return null;
});
