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

  const load = () => {
    ui ??= import('./ui/ui.ts').then(({ createUi }) =>
      createUi(consent, {
        postponeReload: () => {
          later = true;
          present();
        },
      }),
    );
    ui.catch(() => {
      ui = undefined; // the network may be back at the next call
    });
    return ui;
  };
  const present = async (): Promise<void> => {
    if (gone || (!ui && view().kind === 'nothing')) return;
    try {
      const { show } = await load();
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
