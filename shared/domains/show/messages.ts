import type { Messages } from '#shared/kernel/messages.ts';

export const showMessages: Messages = {
  'show.locked': { en: 'This show is locked', nl: 'Deze show is vergrendeld', de: 'Diese Show ist gesperrt' },
  'show.notOption': {
    en: 'This show is no longer an option that could be released',
    nl: 'Deze show is geen optie meer die kan worden vrijgegeven',
    de: 'Diese Show ist keine Option mehr, die freigegeben werden könnte',
  },
  'show.preliminary': {
    en: 'This show came in from outside and waits for approval: approve it first',
    nl: 'Deze show kwam van buiten binnen en wacht op goedkeuring: keur haar eerst goed',
    de: 'Diese Show kam von außen und wartet auf Freigabe: geben Sie sie zuerst frei',
  },
  'show.noOpenStatus': {
    en: 'The agency has no open status that a request could start in',
    nl: 'Het bureau heeft geen open status waarin een aanvraag kan beginnen',
    de: 'Die Agentur hat keinen offenen Status, in dem eine Anfrage beginnen könnte',
  },
  'show.approved': {
    en: 'This show waits for no approval',
    nl: 'Deze show wacht niet op goedkeuring',
    de: 'Diese Show wartet auf keine Freigabe',
  },
  'show.tooManyDates': {
    en: 'At most {max} shows like this one can be made at once',
    nl: 'Van deze show kunnen er hoogstens {max} in één keer worden gemaakt',
    de: 'Von dieser Show können höchstens {max} auf einmal angelegt werden',
  },
  'show.onBill': {
    en: 'This artist is already on the bill of this show',
    nl: 'Deze artiest staat bij deze show al op het affiche',
    de: 'Dieser Künstler steht bei dieser Show schon im Programm',
  },
  'show.noStatus': {
    en: 'There is no status of the phase cancelled to release options with',
    nl: 'Er is geen status in de fase geannuleerd om opties mee vrij te geven',
    de: 'Es gibt keinen Status der Phase abgesagt, um Optionen freizugeben',
  },
};
