import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Button in a panel's header. Aligns its text with the padding and does not increase the height. */
export const HeadButton = styled(Button)({ marginBlock: -8, marginInlineEnd: -12 });
