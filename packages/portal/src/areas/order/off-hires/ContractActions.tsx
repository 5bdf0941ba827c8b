import type { Contract } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { lineAddress } from './line-address.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Actions on a contract and its machines. The server names the available ones. */
export function ContractActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation('offHires');
  const { t: own } = useTranslation('contract');
  const mayExtend = contract.lines.some(({ actions }) => actions.includes('extend'));
  const mayCallOff = contract.lines.some(({ actions }) => actions.includes('offHire'));
  const mayOrder = contract.actions.includes('orderAgain');
  const mayEdit = contract.actions.includes('editReferences');
  if (!mayExtend && !mayCallOff && !mayOrder && !mayEdit) return null;
  return (
    <Buttons>
      {mayEdit && (
        <Button component={FormLink} to={`/order/contracts/${contract.id}/references`}>
          {own('references.title')}
        </Button>
      )}
      {mayOrder && (
        <Button component={FormLink} to={`/order/orders/add?contract=${contract.id}`} variant="outlined">
          {t('orderAgain')}
        </Button>
      )}
      {mayExtend && (
        <Button component={FormLink} to={lineAddress('extend', { contract: contract.id })} variant="outlined">
          {t('extend.title')}
        </Button>
      )}
      {mayCallOff && (
        <Button component={FormLink} to={lineAddress('offHire', { contract: contract.id })} variant="contained">
          {t('add.title')}
        </Button>
      )}
    </Buttons>
  );
}
