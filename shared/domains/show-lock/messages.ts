import type { Messages } from '#shared/kernel/messages.ts';

export const showLockMessages: Messages = {
  'showLock.changed': {
    en: 'Meanwhile there are {count} unlocked shows; count them again',
    nl: 'Er zijn inmiddels {count} onvergrendelde shows; tel ze opnieuw',
    de: 'Inzwischen sind es {count} nicht gesperrte Shows; zählen Sie erneut',
  },
};
