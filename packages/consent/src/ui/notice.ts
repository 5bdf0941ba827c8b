import type { Consent, ConsentState } from '../consent.ts';
import type { Translation } from '../translations/types.ts';
import { element, fill } from './element.ts';

interface Content {
  lines: string[];
  preferences: boolean;
  actions: [label: string, act: () => void][];
}

/** The strip at the edge of the page: it asks, says what changed, or offers a reload. */
export function createNotice(consent: Consent, root: HTMLElement, { postponeReload }: { postponeReload: () => void }) {
  const { config } = consent;
  const id = `${config.elementID}-notice`;
  let shown: HTMLDialogElement | undefined;

  const titles = (names: readonly string[]): string =>
    names.map((name) => config.services.find((service) => service.name === name)?.title ?? name).join(', ');

  const asking = ({ notice, changed }: Translation, { differences }: ConsentState): Content => ({
    lines: differences
      ? [
          changed.text,
          ...(differences.added.length ? [fill(changed.added, titles(differences.added))] : []),
          ...(differences.removed.length ? [fill(changed.removed, titles(differences.removed))] : []),
        ]
      : [notice.text],
    preferences: !config.hideLearnMore,
    actions: [
      ...(config.hideDeclineAll ? [] : [[notice.rejectAll, consent.rejectAll] as [string, () => void]]),
      ...(config.acceptAll ? [[notice.acceptAll, consent.acceptAll] as [string, () => void]] : []),
    ],
  });
  const offeringReload = ({ reload }: Translation, { stillRunning }: ConsentState): Content => ({
    lines: [fill(reload.text, titles(stillRunning))],
    preferences: false,
    actions: [
      [reload.later, postponeReload],
      [reload.now, () => window.location.reload()],
    ],
  });

  const preferencesLink = (label: string) =>
    element(
      'a',
      {
        href: `#${config.elementID}`,
        class: 'hy-consent-link',
        click: (event) => {
          event.preventDefault();
          consent.open();
        },
      },
      label,
    );

  const hide = (): void => {
    if (shown?.open && config.noticeAsModal) shown.close();
    shown?.remove();
    shown = undefined;
  };

  return {
    hide,
    show: (kind: 'notice' | 'reload', texts: Translation, state: ConsentState): void => {
      const { lines, preferences, actions } = kind === 'reload' ? offeringReload(texts, state) : asking(texts, state);
      const stops: (Element | null)[] = [...(shown?.querySelectorAll('a, button') ?? [])];
      const focused = stops.indexOf(document.activeElement);
      // Filled once it is in the page: only then is it announced without taking the focus.
      const text = element('div', { id: `${id}-text`, role: 'status' });
      const next = element(
        'dialog',
        {
          class: 'hy-consent-notice',
          role: 'dialog',
          closedby: 'none',
          'aria-labelledby': `${id}-title`,
          'aria-describedby': `${id}-text`,
          cancel: (event) => event.preventDefault(),
        },
        element(
          'div',
          { class: 'hy-consent-notice-text' },
          element('h2', { id: `${id}-title`, class: 'hy-consent-title' }, texts.notice.title),
          text,
          preferences && preferencesLink(texts.notice.preferences),
        ),
        element(
          'div',
          { class: 'hy-consent-actions' },
          ...actions.map(([label, act]) =>
            element('button', { type: 'button', class: 'hy-consent-button', click: act }, label),
          ),
        ),
      );
      hide();
      shown = next;
      root.append(next);
      if (config.noticeAsModal && kind === 'notice') next.showModal();
      else next.setAttribute('open', '');
      text.append(...lines.map((line) => element('p', {}, line)));
      next.querySelectorAll<HTMLElement>('a, button')[focused]?.focus();
    },
  };
}
