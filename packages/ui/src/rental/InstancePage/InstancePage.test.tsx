import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { instances } from '../../stories/page-samples.ts';
import { InstancePage } from './InstancePage.tsx';

describe('InstancePage', () => {
  it('[RT-06] leads to the company of a country and marks the current choice', async () => {
    const onChoose = vi.fn();
    render(
      <UiProvider>
        <InstancePage instances={instances} chosen="NL" onChoose={onChoose} />
      </UiProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Where do you rent?' })).toBeVisible();
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Netherlands');
    expect(screen.getByText('Hireyard Nederland · current choice')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Poland' }));
    expect(onChoose).toHaveBeenCalledWith(expect.anything(), 'PL');
  });

  it('[RT-06] offers the languages of a company that has several', async () => {
    const onChoose = vi.fn();
    const languages = ['nl', 'fr'].map((tag) => ({ tag, name: tag, href: `#${tag}` }));
    const [first, ...others] = instances.map((instance) => ({ ...instance, languages: languages.slice(0, 1) }));
    render(
      <UiProvider>
        <InstancePage instances={[...(first ? [{ ...first, languages }] : []), ...others]} onChoose={onChoose} />
      </UiProvider>,
    );
    expect(screen.getAllByRole('link', { name: /^(nl|fr)$/ })).toHaveLength(2);
    const french = screen.getByRole('link', { name: 'fr' });
    expect([french.lang, french.getAttribute('href')]).toEqual(['fr', '#fr']);
    await userEvent.click(french);
    expect(onChoose).toHaveBeenCalledWith(expect.anything(), first?.code, 'fr');
  });
});
