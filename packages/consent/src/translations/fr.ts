import type { Translation } from './types.ts';

export const fr: Translation = {
  notice: {
    title: 'Cookies et traceurs',
    text: 'Nous utilisons ce qui est nécessaire au fonctionnement de ce site. Avec votre accord, nous analysons aussi son utilisation et adaptons le site à vos besoins.',
    preferences: 'Préférences de cookies',
    acceptAll: 'Accepter tous les cookies',
    rejectAll: 'Refuser tous les cookies',
  },
  changed: {
    text: 'Les services que nous utilisons ont changé depuis votre choix. Veuillez faire un nouveau choix.',
    added: 'Ajout\u00a0: {services}',
    removed: 'Retrait\u00a0: {services}',
  },
  reload: {
    text: 'Encore en service jusqu’au rechargement de la page\u00a0: {services}.',
    now: 'Recharger la page',
    later: 'Plus tard',
  },
  dialog: {
    title: 'Préférences de cookies',
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
      'Votre navigateur indique que vous refusez le suivi (Global Privacy Control). Les services facultatifs sont désactivés.',
    notLasting:
      'Votre navigateur ne nous permet pas d’enregistrer votre choix. Il reste valable jusqu’à ce que vous quittiez cette page.',
    receipt: 'Télécharger la preuve de mes choix',
    policy: 'Politique relative aux cookies (nouvel onglet)',
  },
  purposes: {
    functional: {
      title: 'Fonctionnel',
      description: 'Nécessaire pour que ce site fonctionne et pour signaler un problème.',
    },
    personalisation: {
      title: 'Personnalisation',
      description: 'Nous montre comment le site est utilisé et l’adapte à vos besoins.',
    },
    performance: { title: 'Performances', description: 'Mesure la rapidité et la fiabilité du site.' },
    marketing: { title: 'Publicité', description: 'Vous montre nos offres sur d’autres sites.' },
  },
  services: {
    gtm: 'Charge les parties techniques du site que nous ne construisons pas nous-mêmes.',
    usersnap: 'Vous permet de nous signaler un problème ou une idée, avec une capture de la page.',
    'gtm pers': 'Charge la mesure d’audience et des contenus adaptés à vos besoins.',
    clarity:
      'Enregistre l’utilisation des pages\u00a0: clics, défilement, durée. Le texte que vous saisissez est masqué.',
  },
  gate: {
    text: 'Ce contenu provient de {service}. Il ne se charge qu’avec votre accord.',
    once: 'Accepter une fois',
    always: 'Toujours accepter',
  },
};
