import type { Consent } from './consent.ts';
import type { Ui, View } from './ui/ui.ts';

/** Shows notice or dialog, and loads their code only when they are needed. */
export function createPresenter(consent: Consent) {
  let opened = false;
  let later = false;
  let ui: Promise<Ui> | undefined;
  let destroyed = false;

  const mayClose = (): boolean => {
    const { confirmed, differences } = consent.state();
    return confirmed || differences !== undefined || !consent.config.mustConsent;
  };
  const view = (): View => {
    const { confirmed, differences, stillRunning } = consent.state();
    if (opened) return { kind: 'dialog', mayClose: mayClose() };
    if (!confirmed) {
      return differences || !consent.config.mustConsent ? { kind: 'notice' } : { kind: 'dialog', mayClose: false };
    }
    return stillRunning.length > 0 && !later ? { kind: 'reload' } : { kind: 'nothing' };
  };

  const present = async (): Promise<void> => {
    if (destroyed || (!ui && view().kind === 'nothing')) return;
    try {
      const { createUi } = await import('./ui/ui.ts'); // imported again after a network failure
      if (destroyed) return; // otherwise it would replace the elements of the next instance
      ui ??= createUi(consent, {
        postponeReload: () => {
          later = true;
          present();
        },
      });
      const { show } = await ui;
      if (!destroyed) await show(view);
    } catch (error) {
      console.warn('Consent: notice not loaded.', error);
    }
  };
  consent.subscribe(present);

  return {
    open: (): Promise<void> => {
      opened = true;
      return present();
    },
    close: (): void => {
      if (!mayClose()) return;
      opened = false;
      present();
    },
    present,
    /** A choice was made or withdrawn: the open question is answered. */
    settle: (): void => {
      opened = false;
      later = false;
    },
    destroy: (): void => {
      destroyed = true;
      ui?.then(({ destroy }) => destroy()).catch(() => {});
    },
  };
}
