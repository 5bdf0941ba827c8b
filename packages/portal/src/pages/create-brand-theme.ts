// A chunk of its own: no other part of the portal derives colors.
export { createHireyardTheme } from '@hireyard/ui/theme';
