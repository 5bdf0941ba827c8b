import type { Consent } from '../consent.ts';
import { createDialog } from './dialog.ts';
import { element } from './element.ts';
import { createNotice } from './notice.ts';
import { addStyles } from './styles.ts';

export interface Ui {
  /** Shows what the state says once the texts have loaded: it may have changed in the meantime. */
  show(): Promise<void>;
  destroy(): void;
}

const bodyIsThere = (): Promise<void> =>
  document.body
    ? Promise.resolve()
    : new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));

/** The page's own `#klaro` element, or a new one at the start of the body, which comes first in the tab order. */
function findRoot(id: string): { root: HTMLElement; ours: boolean } {
  const existing = document.getElementById(id);
  if (existing) return { root: existing, ours: false };
  const root = element('div', { id });
  document.body.prepend(root);
  return { root, ours: true };
}

/** Notice and dialog. Plain DOM, so that every app of the company can use them, whatever its framework. */
export async function createUi(consent: Consent): Promise<Ui> {
  await bodyIsThere();
  addStyles();
  const { config } = consent;
  const { root, ours } = findRoot(config.elementID);
  const classes = ['hy-consent', ...config.styling.theme.map((name) => `hy-consent--${name}`)];
  root.classList.add(...classes);
  const dialog = createDialog(consent, root);
  const notice = createNotice(consent, root);
  let turn = 0;

  return {
    show: async () => {
      turn += 1;
      const mine = turn;
      const [texts, receipts] = await Promise.all([consent.texts(), consent.receipts()]);
      if (mine !== turn) return;
      const state = consent.state();
      const { view } = state;
      root.lang = state.language;
      if (view.kind === 'dialog') {
        notice.yield();
        dialog.show(texts, state, { receipts, mayClose: view.mayClose });
      } else {
        dialog.hide();
        if (view.kind === 'nothing') notice.hide();
        else notice.show(view.kind, texts, state);
      }
    },
    destroy: () => {
      turn += 1;
      dialog.hide();
      notice.hide();
      root.classList.remove(...classes);
      if (ours) root.remove();
    },
  };
}
