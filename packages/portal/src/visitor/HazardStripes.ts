import { media } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';

/** Stripes as on barriers, along the brand panel of the pages for visitors. */
export const HazardStripes = styled('div')(({ theme: { vars } }) => ({
  blockSize: 10,
  backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.signal} 0 18px, ${vars.color.inverse} 18px 36px)`,
  [media.twoColumns]: { blockSize: 14 },
}));
