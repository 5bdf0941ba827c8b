import type { Contract } from '@hireyard/contract';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { lineAddress } from './line-address.ts';

/** What can be done with the machines of a contract: the server names the actions of each. */
export function ContractActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation('offHires');
  const mayExtend = contract.lines.some(({ actions }) => actions.includes('extend'));
  const mayCallOff = contract.lines.some(({ actions }) => actions.includes('offHire'));
  if (!mayExtend && !mayCallOff) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
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
    </Stack>
  );
}
