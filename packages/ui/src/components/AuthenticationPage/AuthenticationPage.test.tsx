import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { AuthenticationPage } from './AuthenticationPage.tsx';

describe('AuthenticationPage', () => {
  it('[UI-03] has the form in the page’s main part, under its one heading', () => {
    render(
      <UiProvider>
        <AuthenticationPage
          title="Sign in"
          headline="Everything on rent"
          footer={<a href="#forgot">Forgot password</a>}
        >
          <input aria-label="E-mail address" />
        </AuthenticationPage>
      </UiProvider>,
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveAttribute('tabindex', '-1');
    expect(main.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Forgot password' })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('[UI-22] draws on its panel what the app gives it, and nothing by itself', () => {
    const page = (decoration?: React.ReactNode) => (
      <UiProvider>
        <AuthenticationPage title="Sign in" decoration={decoration}>
          form
        </AuthenticationPage>
      </UiProvider>
    );
    const { rerender } = render(page());
    expect(document.querySelector('.HyAuthenticationPage-decoration')).toBeNull();
    rerender(page(<hr data-testid="stripes" />));
    expect(screen.getByTestId('stripes').parentElement).toHaveAttribute('aria-hidden', 'true');
  });
});
