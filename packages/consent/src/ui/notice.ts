import type { Consent, ConsentState } from '../consent.ts';
import type { Translation } from '../translations/translation.ts';
import { createAnnouncement } from './announcement.ts';
import { button, type Child, element, fill, fillWith } from './element.ts';
import { focusPage } from './focus-page.ts';
import { policyLink } from './policy-link.ts';
import { serviceTitle } from './service-title.ts';

interface Content {
  lines: (string | false)[];
  links: Child[];
  actions: Child[];
}

/** The notice at the edge of the page: asks, says what changed, or offers a reload. */
export function createNotice(consent: Consent, root: HTMLElement) {
  const { config } = consent;
  const id = `${config.elementID}-notice`;
  let shown: ReturnType<typeof open> | undefined;
  /** Index of the link or button that opened the dialog and had the focus. */
  let leftAt = -1;
  /** The element that had the focus before the notice took it. */
  let cameFrom: HTMLElement | undefined;

  const titles = (names: readonly string[], texts: Translation): string =>
    names.map((name) => serviceTitle(config, texts, name)).join(', ');

  const asking = (texts: Translation, { differences }: ConsentState): Content => {
    const { notice, changed } = texts;
    return {
      lines: differences
        ? [
            changed.text,
            differences.added.length > 0 && fill(changed.added, titles(differences.added, texts)),
            differences.removed.length > 0 && fill(changed.removed, titles(differences.removed, texts)),
          ]
        : [notice.text],
      links: [!config.hideLearnMore && preferencesLink(notice.preferences), policyLink(config, texts)],
      actions: [
        !config.hideDeclineAll && button(notice.rejectAll, consent.rejectAll),
        config.acceptAll && button(notice.acceptAll, consent.acceptAll),
      ],
    };
  };
  const offeringReload = (texts: Translation, { stillRunning }: ConsentState): Content => ({
    lines: [fill(texts.reload.text, titles(stillRunning, texts))],
    links: [],
    actions: [
      button(texts.reload.later, consent.postponeReload, 'button hy-consent-quiet'),
      button(texts.reload.now, () => window.location.reload()),
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
        focusin: (event) => {
          const from = (event as FocusEvent).relatedTarget as HTMLElement | null;
          if (from && !root.contains(from)) cameFrom = from;
        },
      },
      element('div', { class: 'hy-consent-notice-text' }, title, text.region, links),
      actions,
    );
    root.append(frame);
    if (modal) frame.showModal();
    else frame.setAttribute('open', '');
    // The page and its sticky elements leave this much space free; none once the notice is removed.
    const { style } = document.documentElement;
    new ResizeObserver(() => style.setProperty('--hy-consent-room', `${frame.offsetHeight}px`)).observe(frame);
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
    /** Removes the notice and returns the focus to where it was, or to the page's heading. */
    hide: (): void => {
      const entered = leftAt >= 0 || focusedStop() >= 0;
      remove();
      leftAt = -1;
      if (entered) {
        cameFrom?.focus();
        focusPage();
      }
      cameFrom = undefined;
    },
    /** Hides the notice behind the dialog that it opened; it gets the focus back when it is shown again. */
    yield: (): void => {
      if (!shown) return;
      leftAt = focusedStop();
      remove();
    },
    /** Shows the notice, or renders it again after a change; the focus stays. */
    show: (kind: 'notice' | 'reload', texts: Translation, state: ConsentState): void => {
      const { lines, links, actions } = kind === 'reload' ? offeringReload(texts, state) : asking(texts, state);
      const modal = config.noticeAsModal && kind === 'notice';
      const focused = shown ? focusedStop() : leftAt;
      if (shown?.modal !== modal) remove();
      shown ??= open(modal);
      leftAt = -1;
      shown.title.textContent = texts.notice.title;
      shown.text.say(lines);
      fillWith(shown.links, links);
      fillWith(shown.actions, actions);
      stops()[focused]?.focus();
    },
  };
}
