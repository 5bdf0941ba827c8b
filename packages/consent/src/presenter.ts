import type { Consent } from './consent.ts';
import type { createUi, Ui } from './ui/ui.ts';

/** Shows notice and dialog of this consent. Their code loads only when they are needed. */
export function present(core: Consent, loadUi: () => Promise<{ createUi: typeof createUi }>): Consent {
  let ui: Promise<Ui> | undefined;
  let destroyed = false;

  const show = async (): Promise<void> => {
    if (destroyed || (!ui && core.state().view.kind === 'nothing')) return;
    try {
      const { createUi } = await loadUi(); // imported again after a network failure
      if (destroyed) return; // otherwise it would replace the elements of the next instance
      ui ??= createUi(consent);
      const { show } = await ui;
      if (!destroyed) await show();
    } catch (error) {
      // A page whose policy refuses the chunk never asks anybody: a fault of its build, where others are of the network.
      const refused = /Trusted/.test(`${error} ${(error as Error).cause}`);
      if (refused) console.error('Consent: not allowed to load: see Security policy in the README.', error);
      else console.warn('Consent: notice not loaded.', error);
    }
  };
  const consent: Consent = {
    ...core,
    open: async () => {
      await core.open();
      await show();
    },
    destroy: () => {
      destroyed = true;
      core.destroy();
      ui?.then(({ destroy }) => destroy()).catch(() => {});
    },
  };
  core.subscribe(show);
  show();
  return consent;
}
