import { type ContractLine, MAX_FILTER_VALUES } from '@hireyard/contract';
import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectClientId } from '../../../client/corporate-client.ts';
import { selectProductNames } from '../../../client/product-names.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CameFrom } from '../../../lists/came-from.ts';
import { ListSelectionBar } from '../../../lists/ListSelectionBar.tsx';
import { type Bulk, useBulkActions } from '../../../lists/use-bulk-actions.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useLineStatusText } from '../../../rental/StatusOfLine.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { selectionHeld, selectionReleased, selectListSelection } from '../../../settings/list-selection.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { lineAddress } from '../off-hires/line-address.ts';
import { PLANNED } from './planned-forms.ts';
import { CONTRACTS } from './reads.ts';

const ACTIONS = [
  { id: 'offHire', label: 'add.title', isOffered: selectHasRight('contract-off-hire') },
  { id: 'extend', label: 'extend.title', isOffered: selectHasRight('contract-extend') },
] as const;

/**
 * Lets users select machines of several contracts, to call off or extend them together. Lazy: loaded on the first
 * selection. It passes the props of the list to the page. Machines with neither action cannot be selected. The form
 * lists machines without the requested action, with the reason.
 */
export default memo(function SelectMachines({ onBulk }: { onBulk: (bulk: Bulk<ContractLine> | undefined) => void }) {
  const { t } = useTranslation('offHires');
  const names = useAppSelector(selectProductNames);
  const offered = useAppSelector((state) => ACTIONS.map(({ isOffered }) => isOffered(state)).join());
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const clientId = useAppSelector(selectClientId);
  const statusText = useLineStatusText();
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectListSelection);
  const [initial] = useState(selection?.entry === key && selection.clientId === clientId ? selection.ids : []);
  // Releases the selection after restoring it once. From then on the list owns the selection.
  useEffect(() => void dispatch(selectionReleased()), [dispatch]);
  const state: CameFrom = { list: pathname + search, opened: true };
  const isOffered = offered.split(',');

  const bulk = useBulkActions<ContractLine>({
    endpoints: CONTRACTS,
    nameOf: ({ productCode, fleetNumber, contractNumber }) =>
      [productName(names, productCode), fleetNumber ?? contractNumber].join(' '),
    reasonOf: (line) =>
      PLANNED.some((action) => line.actions.includes(action)) ? null : t('select.cannot', { status: statusText(line) }),
    initial,
    bar: (selected) => {
      const { length: count } = selected.ids;
      const isTooMany = count > MAX_FILTER_VALUES;
      return (
        <ListSelectionBar
          selected={selected}
          text={isTooMany ? t('select.tooMany', { count, most: MAX_FILTER_VALUES }) : t('select.count', { count })}
          actions={ACTIONS.filter((_, index) => !isTooMany && isOffered[index] === 'true').map(({ id, label }) => ({
            id,
            label: t(label),
            onClick: () => {
              dispatch(selectionHeld({ entry: key, clientId, ids: selected.ids }));
              void navigate(lineAddress(id, { lines: selected.ids }), { state });
            },
          }))}
        />
      );
    },
  });
  useLayoutEffect(() => onBulk(bulk));
  useEffect(() => () => onBulk(undefined), [onBulk]);
  return null;
});
