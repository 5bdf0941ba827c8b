export { guideCheck as check } from '../../../../scripts/guide-check.ts';
