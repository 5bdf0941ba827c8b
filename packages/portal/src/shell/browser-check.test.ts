import { LANGUAGES } from '@hireyard/contract';
import { de } from '@hireyard/ui/locales/de';
import { en } from '@hireyard/ui/locales/en';
import { fr } from '@hireyard/ui/locales/fr';
import { hu } from '@hireyard/ui/locales/hu';
import { nl } from '@hireyard/ui/locales/nl';
import { pl } from '@hireyard/ui/locales/pl';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import script from '../../public/browser-check.js?raw';

/** Runs the static script in a document. jsdom plays a browser that is too old or new enough. */
function run({ languages = ['en-US'], old = true } = {}) {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
  vi.stubGlobal('ResizeObserver', old ? undefined : class {});
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('fetch', () => undefined);
  // jsdom does not support it.
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true });
  new Function(script)();
}

describe('[SH-01] browser-not-supported banner', () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.body.replaceChildren();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says nothing in a browser that has what the portal needs', () => {
    run({ old: false });
    expect(document.body).toBeEmptyDOMElement();
  });

  it.each(Object.entries({ 'en-US': en, de, fr, nl, hu, pl }))(
    'says in %s what the kit’s own notice says',
    (language, { BrowserNotice, MessageBanner }) => {
      run({ languages: [language] });
      const banner = screen.getByRole('region', { name: BrowserNotice.title });
      expect(banner).toHaveTextContent(BrowserNotice.text);
      expect(screen.getByRole('button')).toHaveTextContent(MessageBanner.minimize);
    },
  );

  it('toggles between expanded and minimized, for the session of the tab', async () => {
    run();
    const text = screen.getByText(/^Parts of the portal/u);
    expect(text).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Minimize', expanded: true }));
    expect(text).not.toBeVisible();
    expect(screen.getByText('Your browser is not supported')).toBeVisible();
    document.body.replaceChildren();
    run();
    await userEvent.click(screen.getByRole('button', { name: 'Show message', expanded: false }));
    expect(screen.getByText(/^Parts of the portal/u)).toBeVisible();
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    run({ languages: [language] });
    expect(screen.getByRole('region')).toHaveAttribute('lang', language.slice(0, 2));
    const english = screen.queryByText('Your browser is not supported');
    expect(english === null).toBe(language !== 'en-US');
  });

  it('takes the first language it knows, and English otherwise', () => {
    run({ languages: ['sv-SE', 'pl-PL', 'de'] });
    expect(screen.getByRole('region')).toHaveAttribute('lang', 'pl');
    document.body.replaceChildren();
    run({ languages: ['sv-SE'] });
    expect(screen.getByRole('region')).toHaveAttribute('lang', 'en');
  });

  it('keeps to ECMAScript 5, which an old browser can read', () => {
    expect(script).not.toMatch(/=>|\b(?:const|let|class)\s|`|\?\.|\?\?/u);
  });
});
