import type { Messages } from '#shared/kernel/text/messages.ts';

export const showLockMessages: Messages = {
  'showLock.changed': {
    en: 'There are now {count} unlocked shows; check them again',
    nl: 'Er zijn inmiddels {count} onvergrendelde shows; tel ze opnieuw',
    de: 'Inzwischen sind es {count} nicht gesperrte Shows; zählen Sie erneut',
    it: 'Intanto ci sono {count} show non bloccati; contali di nuovo',
    es: 'Entretanto hay {count} shows sin bloquear; cuéntalos de nuevo',
    'pt-br': 'Agora há {count} shows não bloqueados; conte-os novamente',
    pt: 'Entretanto há {count} espetáculos não bloqueados; conte-os novamente',
  },
};
