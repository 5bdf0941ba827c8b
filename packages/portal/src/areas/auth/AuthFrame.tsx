import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle, usePageHeading } from '../../router/Page.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

const Column = styled('div')({ inlineSize: '100%', maxInlineSize: 360, marginInline: 'auto', paddingBlock: 48 });

export interface AuthFrameProps {
  /** The page's one h1. */
  title: string;
  /** First part of the browser's title; null leaves the product alone, as sign-in does (SH-03). */
  browserTitle?: string | null;
  children: ReactNode;
}

/** The frame of the pages before signing in: brand beside a narrow column, and a choice of language below it. */
export function AuthFrame({ title, browserTitle = title, children }: AuthFrameProps) {
  useDocumentTitle(browserTitle);
  const heading = usePageHeading(title);
  return (
    <Column>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ marginBlockEnd: 6, '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      {children}
      <LanguageChoice />
    </Column>
  );
}
