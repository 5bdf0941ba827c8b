import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import { styled } from '@mui/material/styles';

export const Choices = styled(RadioGroup)(({ theme }) => ({
  '& .HyFieldGroup-options': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .HyChoice-row': {
    alignItems: 'center',
    paddingInline: 12,
    border: `1px solid ${theme.vars.color.lineStrong}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.surface,
    '&:has(:checked)': { borderColor: theme.vars.color.brand, backgroundColor: theme.vars.color.brandSoft },
  },
}));
