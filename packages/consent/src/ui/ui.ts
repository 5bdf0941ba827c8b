import type { Consent } from '../consent.ts';
import { createDialog } from './dialog.ts';
import { element } from './element.ts';
import { createNotice } from './notice.ts';
import { addStyles } from './styles.ts';

export type View =
  | { kind: 'nothing' }
  | { kind: 'notice' }
  | { kind: 'reload' }
  | { kind: 'dialog'; mayClose: boolean };

export interface Ui {
  /** Asks for the view once the texts are there, since it may have changed until then. */
  show(view: () => View): Promise<void>;
  destroy(): void;
}

const bodyIsThere = (): Promise<void> =>
  document.body
    ? Promise.resolve()
    : new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));

/** The page's own `#klaro` if it has one; else one at its beginning, where a keyboard reaches it first. */
function findRoot(id: string): { root: HTMLElement; ours: boolean } {
  const existing = document.getElementById(id);
  if (existing) return { root: existing, ours: false };
  const root = element('div', { id });
  document.body.prepend(root);
  return { root, ours: true };
}

/** Notice and dialog. Plain DOM: the same in every app of the company, whatever it is built with. */
export async function createUi(consent: Consent, actions: { postponeReload: () => void }): Promise<Ui> {
  await bodyIsThere();
  addStyles();
  const { config } = consent;
  const { root, ours } = findRoot(config.elementID);
  const classes = ['hy-consent', ...config.styling.theme.map((name) => `hy-consent--${name}`)];
  root.classList.add(...classes);
  const dialog = createDialog(consent, root);
  const notice = createNotice(consent, root, actions);
  let turn = 0;

  return {
    show: async (view) => {
      turn += 1;
      const mine = turn;
      const [texts, receipts] = await Promise.all([consent.texts(), consent.receipts()]);
      if (mine !== turn) return;
      const shown = view();
      const state = consent.state();
      root.lang = state.language;
      if (shown.kind === 'dialog') {
        notice.yield();
        dialog.show(texts, state, { receipts, mayClose: shown.mayClose });
      } else {
        dialog.hide();
        if (shown.kind === 'nothing') notice.hide();
        else notice.show(shown.kind, texts, state);
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
