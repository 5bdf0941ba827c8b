import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { PageHeader } from './PageHeader.tsx';

describe('PageHeader', () => {
  it('[NAV-10] has the page’s one h1, which can take the focus by script alone', () => {
    const heading = createRef<HTMLHeadingElement>();
    render(
      <UiProvider>
        <PageHeader title="On rent" subtitle="38 contracts" headingRef={heading} />
      </UiProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'On rent' })).toBe(heading.current);
    heading.current?.focus();
    expect(heading.current).toHaveFocus();
    expect(heading.current).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('38 contracts')).toBeVisible();
  });
});
