import type { Consent } from './consent.ts';
import type { Ui, View } from './ui/ui.ts';

/** Decides what is shown, and loads what shows it only then (CC-12). */
export function createPresenter(consent: Consent) {
  let opened = false;
  let later = false;
  let ui: Promise<Ui> | undefined;
  let gone = false;

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
    if (gone || (!ui && view().kind === 'nothing')) return;
    try {
      const { createUi } = await import('./ui/ui.ts'); // asked for anew where the network failed
      if (gone) return; // else it would take the place of what another start puts there
      ui ??= createUi(consent, {
        postponeReload: () => {
          later = true;
          present();
        },
      });
      const { show } = await ui;
      if (!gone) await show(view);
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
    /** A choice was made or taken away: what had been asked is answered. */
    settle: (): void => {
      opened = false;
      later = false;
    },
    destroy: (): void => {
      gone = true;
      ui?.then(({ destroy }) => destroy()).catch(() => {});
    },
  };
}
