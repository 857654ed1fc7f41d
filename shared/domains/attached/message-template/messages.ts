import type { Messages } from '#shared/kernel/text/messages.ts';

export const messageTemplateMessages: Messages = {
  'messageTemplate.empty': {
    en: 'please fill in subject and text in at least one language',
    nl: 'vul onderwerp en tekst in minstens één taal in',
    de: 'bitte Betreff und Text in mindestens einer Sprache ausfüllen',
    it: 'inserisci oggetto e testo in almeno una lingua',
    es: 'rellena asunto y texto en al menos un idioma',
    'pt-br': 'preencha assunto e texto em pelo menos um idioma',
    pt: 'preencha assunto e texto em pelo menos um idioma',
  },
};
