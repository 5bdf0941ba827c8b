import type { Translation } from './types.ts';

export const fr: Translation = {
  notice: {
    title: 'Cookies et traceurs',
    text: 'Nous utilisons ce dont ce site a besoin pour fonctionner. Avec votre accord, nous apprenons aussi comment il est utilisé et nous l’adaptons à vous.',
    preferences: 'Préférences de cookies',
    acceptAll: 'Accepter tous les cookies',
    rejectAll: 'Refuser tous les cookies',
  },
  changed: {
    text: 'Les services que nous utilisons ont changé depuis votre choix. Veuillez choisir à nouveau.',
    added: 'Nouveau : {services}',
    removed: 'N’est plus utilisé : {services}',
  },
  reload: {
    text: 'Votre choix est enregistré. {services} s’arrête au rechargement de la page.',
    now: 'Recharger la page',
    later: 'Plus tard',
  },
  dialog: {
    title: 'Préférences de cookies',
    description:
      'Choisissez ce que nous pouvons utiliser en plus de ce dont ce site a besoin pour fonctionner. Vous pouvez changer d’avis à tout moment.',
    save: 'Enregistrer',
    acceptSelected: 'Accepter la sélection',
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    close: 'Fermer sans enregistrer',
    services: 'Services utilisés',
    alwaysOn: 'Toujours actif.',
    globalPrivacyControl:
      'Votre navigateur demande de ne pas vous suivre (Global Privacy Control). Les services facultatifs sont désactivés.',
    notLasting:
      'Votre navigateur ne nous permet pas d’enregistrer votre choix. Il vaut jusqu’à ce que vous quittiez cette page.',
    receipt: 'Télécharger la preuve de mes choix',
  },
  purposes: {
    functional: {
      title: 'Fonctionnel',
      description: 'Nécessaire pour que ce site fonctionne et pour signaler un problème.',
    },
    personalisation: {
      title: 'Personnalisation',
      description: 'Nous montre comment le site est utilisé et l’adapte à vous.',
    },
    performance: { title: 'Performances', description: 'Mesure la rapidité et la fiabilité du site.' },
    marketing: { title: 'Publicité', description: 'Vous montre nos offres sur d’autres sites.' },
  },
  services: {
    gtm: 'Charge les parties techniques du site que nous ne construisons pas nous-mêmes.',
    usersnap: 'Vous permet de nous envoyer un problème ou une idée avec une image de la page.',
    'gtm pers': 'Charge des statistiques et des contenus adaptés à vous.',
    clarity: 'Enregistre l’utilisation des pages : clics, défilement, durée. Le texte que vous saisissez est masqué.',
  },
  gate: {
    text: 'Ce contenu provient de {service}. Il ne se charge qu’avec votre accord.',
    once: 'Accepter une fois',
    always: 'Toujours accepter',
  },
};
