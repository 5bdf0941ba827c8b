import type { Translation } from './translation.ts';

export const fr: Translation = {
  notice: {
    title: 'Cookies et traceurs',
    text: 'Ce site utilise des cookies et traceurs nécessaires à son fonctionnement. Avec votre consentement, nous et d’autres entreprises en utilisons aussi pour analyser son utilisation et l’adapter à vos besoins. Vous pouvez changer d’avis à tout moment.',
    preferences: 'Paramètres des cookies',
    acceptAll: 'Accepter tous les cookies',
    rejectAll: 'Refuser tous les cookies',
  },
  changed: {
    text: 'Les services que nous utilisons ont changé depuis votre choix. Veuillez faire un nouveau choix.',
    added: 'Services ajoutés\u00a0: {services}',
    removed: 'Services retirés\u00a0: {services}',
  },
  reload: {
    text: 'Encore en service jusqu’au rechargement de la page\u00a0: {services}.',
    now: 'Recharger la page',
    later: 'Plus tard',
  },
  dialog: {
    title: 'Paramètres des cookies',
    description:
      'Choisissez ce que nous pouvons utiliser en plus de ce qui est nécessaire au fonctionnement de ce site. Vous pouvez changer d’avis à tout moment.',
    save: 'Enregistrer',
    acceptSelected: 'Accepter la sélection',
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    close: 'Fermer sans enregistrer',
    services: 'Services utilisés',
    alwaysOn: 'Toujours actif.',
    globalPrivacyControl:
      'Votre navigateur envoie le signal Global Privacy Control. Les services facultatifs restent désactivés tant que vous ne les acceptez pas.',
    notLasting:
      'Votre navigateur ne nous permet pas d’enregistrer votre choix. Il reste valable jusqu’à ce que vous quittiez cette page.',
    receipt: 'Télécharger la preuve de mes choix',
    policy: 'Politique relative aux cookies (nouvel onglet)',
    poweredBy: 'Propulsé par klaro (nouvel onglet)',
  },
  purposes: {
    functional: {
      title: 'Fonctionnel',
      description: 'Charge des éléments de ce site et permet de signaler un problème.',
    },
    personalisation: {
      title: 'Personnalisation',
      description: 'Mesure l’audience, enregistre les visites et adapte le site à vos besoins.',
    },
    performance: { title: 'Performances', description: 'Mesure la rapidité et la fiabilité du site.' },
    marketing: { title: 'Publicité', description: 'Vous montre nos offres sur d’autres sites.' },
  },
  services: {},
  gate: {
    text: 'Ce contenu provient de {service}. Il ne se charge qu’avec votre consentement.',
    once: 'Accepter une fois',
    always: 'Toujours accepter',
  },
};
