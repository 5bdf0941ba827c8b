import type { Contract } from '@hireyard/contract';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';

/** What can be done with the machines of a contract: the server names the actions of each. */
export function ContractActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation('offHires');
  const mayExtend = contract.lines.some(({ actions }) => actions.includes('extend'));
  const mayCallOff = contract.lines.some(({ actions }) => actions.includes('offHire'));
  const mayOrder = useMayOpen('/order/orders/add');
  if (!mayExtend && !mayCallOff && !mayOrder) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {mayOrder && (
        <Button component={FormLink} to={`/order/orders/add?contract=${contract.id}`} variant="outlined">
          {t('orderAgain')}
        </Button>
      )}
      {mayExtend && (
        <Button component={FormLink} to={`/order/extensions/add?contract=${contract.id}`} variant="outlined">
          {t('extend.title')}
        </Button>
      )}
      {mayCallOff && (
        <Button component={FormLink} to={`/order/off-hires/add?contract=${contract.id}`} variant="contained">
          {t('add.title')}
        </Button>
      )}
    </Stack>
  );
}
