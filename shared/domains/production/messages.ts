import type { Messages } from '#shared/kernel/messages.ts';

export const productionMessages: Messages = {
  'production.hasShows': {
    en: 'Shows belong to this production ({count}); say that they may stay without it',
    nl: 'Bij deze productie horen shows ({count}); geef aan dat ze zonder productie mogen blijven',
    de: 'Zu dieser Produktion gehören Shows ({count}); bestätigen Sie, dass sie ohne Produktion bleiben dürfen',
  },
  'production.tooManyShows': {
    en: 'at most {max} shows are copied at once',
    nl: 'er worden hoogstens {max} shows tegelijk gekopieerd',
    de: 'es werden höchstens {max} Shows auf einmal kopiert',
  },
  'production.elsewhere': {
    en: 'this show does not belong to the production',
    nl: 'deze show hoort niet bij de productie',
    de: 'diese Show gehört nicht zur Produktion',
  },
  'production.actualFromShows': {
    en: 'what this comes to follows from the shows',
    nl: 'wat dit werkelijk is, volgt uit de shows',
    de: 'der tatsächliche Betrag ergibt sich aus den Shows',
  },
};
