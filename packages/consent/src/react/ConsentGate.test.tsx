import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '../consent.ts';
import { createConsent } from '../create-consent.ts';
import { ConsentGate, ConsentProvider } from './index.ts';

vi.mock('../ui/ui.ts', () => ({ createUi: async () => ({ show: async () => {}, destroy: () => {} }) }));
vi.mock('../ui/styles.ts', () => ({ addStyles: () => {} }));

const services = [
  { name: 'other', title: 'Other', purposes: ['performance'] as const },
  { name: `site "map"`, title: '<img src=x onerror=alert(1)> Maps', purposes: ['personalisation'] as const },
];
let consent: Consent;

beforeEach(() => {
  localStorage.clear();
  consent = createConsent({ services }, { languages: ['en'] });
  consent.rejectAll();
});
afterEach(() => consent.destroy());

const gate = (key = 'a') => (
  <ConsentProvider consent={consent}>
    <ConsentGate key={key} service={`site "map"`}>
      <iframe title="Map" src="https://maps.example/" />
    </ConsentGate>
  </ConsentProvider>
);
const content = () => screen.queryByTitle('Map');

describe('embedded content', () => {
  it('[CC-10] is not there before it is accepted; once survives a route change and stores nothing', async () => {
    const { rerender } = render(gate());
    expect(content()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept once' }));
    expect(content()).toBeInTheDocument();
    expect(content()?.parentElement).toHaveFocus();
    rerender(<p>elsewhere</p>);
    rerender(gate('b'));
    expect(content()).toBeInTheDocument();
    expect(localStorage.getItem('klaro')).not.toContain('"site \\"map\\"":true');
  });

  it('[CC-10] accept always stores that service alone; a withdrawal takes the content away', async () => {
    render(gate());
    await userEvent.click(await screen.findByRole('button', { name: 'Accept always' }));
    expect(content()).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('klaro') ?? '')).toEqual({ other: false, 'site "map"': true });
    act(() => consent.rejectAll());
    expect(content()).toBeNull();
  });

  it('[CC-10] follows the language, and a title stays text', async () => {
    render(gate());
    expect(await screen.findByText('<img src=x onerror=alert(1)> Maps')).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
    act(() => consent.setLanguage('hu-HU'));
    expect(await screen.findByRole('button', { name: 'Mindig elfogadom' })).toBeInTheDocument();
  });

  it('[CC-10] hydrates what a server rendered, also where the content was accepted before', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(
      <ConsentProvider consent={null}>
        <ConsentGate service={`site "map"`}>content</ConsentGate>
      </ConsentProvider>,
    );
    consent.acceptAll();
    const onRecoverableError = vi.fn();
    render(gate(), { container, hydrate: true, onRecoverableError });
    expect(content()).toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('[CC-10] renders on a server without the content', () => {
    const page = (
      <ConsentProvider consent={null}>
        <ConsentGate service="x">content</ConsentGate>
      </ConsentProvider>
    );
    expect(renderToString(page)).not.toContain('content');
  });
});
