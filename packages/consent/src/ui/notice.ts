import type { Consent, ConsentState } from '../consent.ts';
import type { Translation } from '../translations/types.ts';
import { createAnnouncement } from './announcement.ts';
import { element, fill } from './element.ts';
import { policyLink } from './policyLink.ts';

interface Content {
  lines: string[];
  links: HTMLElement[];
  actions: HTMLElement[];
}

/** The strip at the edge of the page: it asks, says what changed, or offers a reload. */
export function createNotice(consent: Consent, root: HTMLElement, { postponeReload }: { postponeReload: () => void }) {
  const { config } = consent;
  const id = `${config.elementID}-notice`;
  let shown: ReturnType<typeof open> | undefined;
  /** Which of its links and buttons had the focus when it made room for the dialog. */
  let leftAt = -1;

  const titles = (names: readonly string[]): string =>
    names.map((name) => config.services.find((service) => service.name === name)?.title ?? name).join(', ');

  const button = (label: string, act: () => void, look = '') =>
    element('button', { type: 'button', class: `hy-consent-button ${look}`, click: act }, label);
  const asking = (texts: Translation, { differences }: ConsentState): Content => {
    const { notice, changed } = texts;
    return {
      lines: differences
        ? [
            changed.text,
            ...(differences.added.length ? [fill(changed.added, titles(differences.added))] : []),
            ...(differences.removed.length ? [fill(changed.removed, titles(differences.removed))] : []),
          ]
        : [notice.text],
      links: [config.hideLearnMore ? undefined : preferencesLink(notice.preferences), policyLink(config, texts)].filter(
        (link) => link !== undefined,
      ),
      actions: [
        ...(config.hideDeclineAll ? [] : [button(notice.rejectAll, consent.rejectAll)]),
        ...(config.acceptAll ? [button(notice.acceptAll, consent.acceptAll)] : []),
      ],
    };
  };
  const offeringReload = ({ reload }: Translation, { stillRunning }: ConsentState): Content => ({
    lines: [fill(reload.text, titles(stillRunning))],
    links: [],
    actions: [
      button(reload.later, postponeReload, 'hy-consent-quiet'),
      button(reload.now, () => window.location.reload()),
    ],
  });

  const preferencesLink = (label: string) =>
    element(
      'a',
      {
        href: `#${config.elementID}`,
        class: 'hy-consent-link',
        'aria-haspopup': 'dialog',
        click: (event) => {
          event.preventDefault();
          consent.open();
        },
      },
      label,
    );

  const open = (modal: boolean) => {
    const title = element('h2', { id: `${id}-title`, class: 'hy-consent-title' });
    const text = createAnnouncement(`${id}-text`);
    const links = element('div', { class: 'hy-consent-links' });
    const actions = element('div', { class: 'hy-consent-actions' });
    const frame = element(
      'dialog',
      {
        class: 'hy-consent-notice',
        role: 'dialog',
        closedby: 'none',
        'aria-labelledby': title.id,
        'aria-describedby': text.region.id,
        cancel: (event) => event.preventDefault(),
      },
      element('div', { class: 'hy-consent-notice-text' }, title, text.region, links),
      actions,
    );
    root.append(frame);
    if (modal) frame.showModal();
    else frame.setAttribute('open', '');
    return { frame, title, text, links, actions, modal };
  };
  const stops = (): HTMLElement[] => [...(shown?.frame.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const focusedStop = (): number => stops().indexOf(document.activeElement as HTMLElement);
  const remove = (): void => {
    shown?.text.stop();
    if (shown?.modal) shown.frame.close();
    shown?.frame.remove();
    shown = undefined;
  };

  return {
    /** Nothing is asked any more. */
    hide: (): void => {
      remove();
      leftAt = -1;
    },
    /** Makes room for the dialog that it has opened, and takes the focus back when it is shown again. */
    yield: (): void => {
      if (!shown) return;
      leftAt = focusedStop();
      remove();
    },
    /** Shows the notice, again when something of it has changed: the focus stays. */
    show: (kind: 'notice' | 'reload', texts: Translation, state: ConsentState): void => {
      const { lines, links, actions } = kind === 'reload' ? offeringReload(texts, state) : asking(texts, state);
      const modal = config.noticeAsModal && kind === 'notice';
      const focused = shown ? focusedStop() : leftAt;
      if (shown?.modal !== modal) remove();
      shown ??= open(modal);
      leftAt = -1;
      shown.title.textContent = texts.notice.title;
      shown.text.say(lines);
      shown.links.replaceChildren(...links);
      shown.actions.replaceChildren(...actions);
      stops()[focused]?.focus();
    },
  };
}
