'use client';

import { useId } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { ChangeHandler } from '../../internal/controllable.ts';
import { SelectFrame } from '../../internal/SelectFrame.tsx';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { languageSwitcherText } from './text.ts';

const Root = slot('div', 'HyLanguageSwitcher-root', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// Native select: needs no code and opens like every list of the device.
const Select = slot('select', 'HyLanguageSwitcher-select', ({ theme }) => ({
  ...theme.typography.body1,
  minBlockSize: theme.vars.density.control,
  paddingInlineStart: 12,
  color: theme.vars.color.ink,
  backgroundColor: theme.vars.color.surface,
  border: `1px solid ${theme.vars.color.control}`,
  borderRadius: theme.vars.radius.control,
}));

export interface Language<Tag extends string = string> {
  /** BCP 47 tag. */
  readonly tag: Tag;
  /** Name in its own language: "Nederlands". */
  readonly name: string;
}

export interface LanguageSwitcherProps<Tag extends string = string> extends RootProps<'HyLanguageSwitcher', 'div'> {
  /** Available languages. */
  languages: readonly Language<Tag>[];
  /** Tag of the current language. */
  language: Tag;
  /** Called when another language is chosen. */
  onLanguageChange: ChangeHandler<Tag>;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['LanguageSwitcher']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyLanguageSwitcher: LanguageSwitcherProps;
  }
  interface ComponentNameToClassKey {
    HyLanguageSwitcher: 'root' | 'select';
  }
}

/** Languages of the application, each in its own language, so that users who cannot read the page recognize theirs. */
export const LanguageSwitcher = withRef(function LanguageSwitcher<Tag extends string>(
  props: LanguageSwitcherProps<Tag>,
) {
  const { languages, language, onLanguageChange, labels, ...root } = useComponentProps('HyLanguageSwitcher', props);
  const text = useUiText('LanguageSwitcher', languageSwitcherText, labels);
  const id = useId();
  return (
    <Root {...root}>
      <label htmlFor={id}>{text.label}</label>
      <SelectFrame>
        <Select id={id} value={language} onChange={(event) => onLanguageChange(event, event.target.value as Tag)}>
          {languages.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      </SelectFrame>
    </Root>
  );
});
