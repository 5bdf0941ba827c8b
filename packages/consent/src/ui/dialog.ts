import type { Consent, ConsentState } from '../consent.ts';
import type { ChoiceBy, ConsentReceipt } from '../storage/receipts.ts';
import type { Translation } from '../translations/translation.ts';
import { createChoices } from './choices.ts';
import { button, element } from './element.ts';
import { focusPage } from './focus-page.ts';
import { newTab, policyLink } from './policy-link.ts';
import { downloadReceipts } from './receipt.ts';

const FOCUSABLE = 'a[href], button, input:not(:disabled), summary, [tabindex="-1"]';

interface Shown {
  receipts: readonly ConsentReceipt[];
  mayClose: boolean;
}

/** The preferences: a modal dialog that edits a draft; closing discards it. */
export function createDialog(consent: Consent, root: HTMLElement) {
  const { config } = consent;
  const id = `${config.elementID}-dialog`;
  let shown: HTMLDialogElement | undefined;
  let draft = new Map<string, boolean>();
  /** The choice that the draft was made from. */
  let draftedFrom = '';
  let closable = false;

  const reachable = (): HTMLElement[] =>
    [...(shown?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (at) => at.tabIndex >= 0 && (at.tagName === 'SUMMARY' || !at.closest('details:not([open])')),
    );
  /** A modal dialog makes the page inert; this also keeps Tab from leaving for the browser's own toolbars. */
  const wrap = (event: Event, back: boolean): void => {
    const stops = reachable();
    const [first] = stops;
    const last = stops.at(-1);
    const at = document.activeElement;
    const leaving = back ? at === first || !stops.some((stop) => stop === at) : at === last;
    if (!leaving) return;
    event.preventDefault();
    (back ? last : first)?.focus();
  };
  const open = (): HTMLDialogElement => {
    const created = element('dialog', {
      class: 'hy-consent-dialog',
      role: 'dialog',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-text`,
      close: () => {
        if (shown !== created) return; // closed by this code, not by the browser
        if (closable) consent.close();
        else created.showModal();
      },
      keydown: (event) => {
        const { key, shiftKey } = event as KeyboardEvent;
        if (key === 'Tab') wrap(event, shiftKey);
        if (key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (closable) consent.close();
      },
    });
    draftedFrom = ''; // opened again: closing discarded the former draft
    root.append(created);
    return created;
  };

  const save = (by: ChoiceBy) => () => consent.choose(Object.fromEntries(draft), by);

  const header = (texts: Translation, state: ConsentState) => {
    const { dialog } = texts;
    return element(
      'div', // a header or footer would be a landmark of the page
      { class: 'hy-consent-header' },
      element('h2', { id: `${id}-title`, class: 'hy-consent-title', tabindex: '-1' }, dialog.title),
      closable && Object.assign(button('×', consent.close, 'close'), { ariaLabel: dialog.close }),
      element('p', { id: `${id}-text` }, dialog.description),
      state.globalPrivacyControl && !state.confirmed && element('p', {}, dialog.globalPrivacyControl),
      !state.lasting && element('p', {}, dialog.notLasting),
      policyLink(config, texts),
    );
  };
  const footer = ({ dialog }: Translation, { confirmed }: ConsentState, receipts: readonly ConsentReceipt[]) =>
    element(
      'div',
      { class: 'hy-consent-footer' },
      receipts.length > 0 && button(dialog.receipt, () => downloadReceipts(receipts), 'link'),
      element(
        'div',
        { class: 'hy-consent-actions' },
        !config.hideDeclineAll && button(dialog.rejectAll, consent.rejectAll),
        confirmed ? button(dialog.save, save('save')) : button(dialog.acceptSelected, save('acceptSelected')),
        config.acceptAll && button(dialog.acceptAll, consent.acceptAll),
      ),
      !config.disablePoweredBy && newTab('https://klaro.org', dialog.poweredBy),
    );

  return {
    hide: (): void => {
      const closing = shown;
      shown = undefined;
      if (closing?.open) closing.close(); // returns the focus to where it was
      closing?.remove();
      if (closing) focusPage();
    },
    /** Renders the dialog, again when the language changes; draft, open details and focus stay. */
    show: (texts: Translation, state: ConsentState, { receipts, mayClose }: Shown): void => {
      closable = mayClose;
      shown ??= open();
      // A choice that changed in the meantime, by a reset or in another tab, replaces the draft (CC-06).
      const choice = JSON.stringify([state.chosen, state.confirmed]);
      if (draftedFrom !== choice) draft = new Map(Object.entries(state.chosen));
      draftedFrom = choice;
      const opened = new Set(
        [...shown.querySelectorAll<HTMLDetailsElement>('details[open]')].map((at) => at.dataset.purpose ?? ''),
      );
      const stops: (Element | null)[] = [...shown.querySelectorAll(FOCUSABLE)];
      const focused = stops.indexOf(document.activeElement);
      shown.replaceChildren(
        header(texts, state),
        createChoices(config, texts, draft, opened),
        footer(texts, state, receipts),
      );
      // Before a choice it cannot be closed; after one, a phone's Back button closes it.
      shown.setAttribute('closedby', closable ? 'closerequest' : 'none');
      if (!shown.open) shown.showModal();
      shown.querySelectorAll<HTMLElement>(FOCUSABLE)[Math.max(focused, 0)]?.focus();
    },
  };
}
