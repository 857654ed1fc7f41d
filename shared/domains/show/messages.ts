import type { Messages } from '#shared/kernel/messages.ts';

export const showMessages: Messages = {
  'show.locked': { en: 'This show is locked', nl: 'Deze show is vergrendeld', de: 'Diese Show ist gesperrt' },
  'show.notOption': {
    en: 'This show is no longer an option that could be released',
    nl: 'Deze show is geen optie meer die kan worden vrijgegeven',
    de: 'Diese Show ist keine Option mehr, die freigegeben werden könnte',
  },
  'show.noStatus': {
    en: 'There is no status of the phase cancelled to release options with',
    nl: 'Er is geen status in de fase geannuleerd om opties mee vrij te geven',
    de: 'Es gibt keinen Status der Phase abgesagt, um Optionen freizugeben',
  },
};
