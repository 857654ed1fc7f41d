import type { Messages } from '#shared/kernel/text/messages.ts';

export const productionMessages: Messages = {
  'production.hasShows': {
    en: 'This production still has shows ({count}); confirm that they stay without a production',
    nl: 'Bij deze productie horen shows ({count}); geef aan dat ze zonder productie mogen blijven',
    de: 'Zu dieser Produktion gehören Shows ({count}); bestätigen Sie, dass sie ohne Produktion bleiben dürfen',
    it: 'Ci sono show di questa produzione ({count}); indica che possono restare senza',
    es: 'Hay shows de esta producción ({count}); indica que pueden quedarse sin ella',
    'pt-br': 'Há shows desta produção ({count}); diga que podem ficar sem ela',
    pt: 'Há espetáculos desta produção ({count}); indique que podem ficar sem ela',
  },
  'production.tooManyShows': {
    en: 'at most {max} shows can be copied at once',
    nl: 'er worden hoogstens {max} shows tegelijk gekopieerd',
    de: 'es werden höchstens {max} Shows auf einmal kopiert',
    it: 'si copiano al massimo {max} show alla volta',
    es: 'se copian como máximo {max} shows a la vez',
    'pt-br': 'no máximo {max} shows são copiados de uma vez',
    pt: 'no máximo {max} espetáculos são copiados de uma vez',
  },
  'production.elsewhere': {
    en: 'this show does not belong to the production',
    nl: 'deze show hoort niet bij de productie',
    de: 'diese Show gehört nicht zur Produktion',
    it: 'questo show non appartiene alla produzione',
    es: 'este show no pertenece a la producción',
    'pt-br': 'este show não pertence à produção',
    pt: 'este espetáculo não pertence à produção',
  },
  'production.actualFromShows': {
    en: 'this amount is calculated from the shows',
    nl: 'wat dit werkelijk is, volgt uit de shows',
    de: 'der tatsächliche Betrag ergibt sich aus den Shows',
    it: 'questo totale risulta dagli show',
    es: 'este total resulta de los shows',
    'pt-br': 'este total resulta dos shows',
    pt: 'este total resulta dos espetáculos',
  },
};
