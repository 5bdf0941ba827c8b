import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** The button of a panel's head: its text stands where the head's would, and it makes the head no higher. */
export const HeadButton = styled(Button)({ marginBlock: -8, marginInlineEnd: -12 });
