import type {
  breakpoints,
  ColorTokens,
  densities,
  duration,
  ElevationTokens,
  layout,
  radius,
  ToneTokens,
} from './tokens.ts';

interface SchemeTokens {
  color: ColorTokens;
  tone: ToneTokens;
  elevation: ElevationTokens;
}

interface StaticTokens {
  radius: typeof radius;
  duration: typeof duration;
  density: (typeof densities)['comfortable'];
  layout: typeof layout;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface ColorSystemOptions extends Partial<SchemeTokens> {}
  interface ColorSystem extends SchemeTokens {}
  interface ThemeVars extends SchemeTokens, StaticTokens {}
  interface CssVarsThemeOptions extends Partial<StaticTokens> {}
  interface Theme extends StaticTokens {}

  interface BreakpointOverrides extends Record<keyof typeof breakpoints, true> {}

  interface TypographyVariants {
    figure: React.CSSProperties;
    columnHead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties | undefined;
    columnHead?: React.CSSProperties | undefined;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    columnHead: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    signal: true;
  }
}

export type { SchemeTokens, StaticTokens };
