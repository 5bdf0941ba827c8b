import { create, type ThemeVars } from 'storybook/theming';
import { brands, neutralColors, radius, type Scheme, type } from '../../packages/ui/src/theme/tokens.ts';

/** Picture of the mark of `Logo` beside the product's name, in the text color of the scheme. */
const logo = (scheme: Scheme): string => {
  const { ink } = neutralColors[scheme];
  const { signal, onSignal } = brands.petrol[scheme];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="26" viewBox="0 0 132 26">
    <rect width="26" height="26" rx="7" fill="${signal}"/>
    <path d="M13 6.4 19.2 11v7a1 1 0 0 1-1 1h-3v-3.6a2.2 2.2 0 0 0-4.4 0V19h-3a1 1 0 0 1-1-1v-7Z" fill="${onSignal}"/>
    <text x="36" y="19.5" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="${ink}">Hireyard</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
};

const themeOf = (scheme: Scheme): ThemeVars => {
  const neutral = neutralColors[scheme];
  const { brand } = brands.petrol[scheme];
  const corner = Number.parseFloat(radius.status);
  return create({
    base: scheme,
    brandTitle: 'Hireyard design system',
    brandUrl: './',
    brandImage: logo(scheme),
    fontBase: type.family,
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: neutral.canvas,
    appContentBg: neutral.surface,
    appPreviewBg: neutral.canvas,
    appBorderColor: neutral.line,
    appBorderRadius: corner,
    barBg: neutral.surface,
    barTextColor: neutral.ink2,
    barHoverColor: brand,
    barSelectedColor: brand,
    textColor: neutral.ink,
    textMutedColor: neutral.ink2,
    buttonBg: neutral.surface,
    buttonBorder: neutral.control,
    booleanBg: neutral.sunk,
    booleanSelectedBg: neutral.surface,
    inputBg: neutral.surface,
    inputBorder: neutral.control,
    inputTextColor: neutral.ink,
    inputBorderRadius: corner,
  });
};

/** Themes of Storybook and its docs pages, in the colors and font of the kit. */
export const themes: Record<Scheme, ThemeVars> = { light: themeOf('light'), dark: themeOf('dark') };
