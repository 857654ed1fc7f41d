import type { Messages } from '#shared/kernel/messages.ts';

export const showTravelMessages: Messages = {
  'showTravel.unknown': {
    en: 'There is no such journey or stay',
    nl: 'Deze reis of dit verblijf bestaat niet',
    de: 'Diese Reise oder Unterkunft gibt es nicht',
  },
};
