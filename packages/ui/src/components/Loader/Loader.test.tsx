import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fr } from '../../locales/fr.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Loader } from './Loader.tsx';

describe('Loader', () => {
  it('[SH-04] says that something loads, and what where that is given', () => {
    const { rerender } = render(
      <UiProvider locale={fr}>
        <Loader />
      </UiProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(fr.Loader.label);
    rerender(
      <UiProvider locale={fr}>
        <Loader labels={{ label: 'Chargement du contrat' }} />
      </UiProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Chargement du contrat');
  });
});
