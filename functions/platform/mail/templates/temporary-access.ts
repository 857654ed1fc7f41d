import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice } from '../notice.ts';

export type AccessNews = 'accessAsked' | 'accessGranted' | 'accessDeclined';
interface Texts extends Readonly<Record<AccessNews, string>> {
  readonly asked: string;
  readonly granted: string;
  readonly declined: string;
  readonly from: string;
  readonly until: string;
  readonly button: string;
}

const TEXTS: Translated<Texts> = {
  en: {
    accessAsked: '{name} needs temporary access to {agency}',
    asked: '{by} asks for it. The reason:',
    accessGranted: '{name} has temporary access to {agency}',
    granted: '{by} granted the request.',
    accessDeclined: 'No temporary access to {agency} for {name}',
    declined: '{by} declined the request. The reason:',
    from: 'From',
    until: 'Until',
    button: 'Open Backline',
  },
  nl: {
    accessAsked: '{name} heeft tijdelijke toegang tot {agency} nodig',
    asked: '{by} vraagt erom. De reden:',
    accessGranted: '{name} heeft tijdelijke toegang tot {agency}',
    granted: '{by} heeft de aanvraag goedgekeurd.',
    accessDeclined: 'Geen tijdelijke toegang tot {agency} voor {name}',
    declined: '{by} heeft de aanvraag afgewezen. De reden:',
    from: 'Vanaf',
    until: 'Tot',
    button: 'Backline openen',
  },
  de: {
    accessAsked: '{name} braucht befristeten Zugang zu {agency}',
    asked: '{by} bittet darum. Der Grund:',
    accessGranted: '{name} hat befristeten Zugang zu {agency}',
    granted: '{by} hat die Anfrage genehmigt.',
    accessDeclined: 'Kein befristeter Zugang zu {agency} für {name}',
    declined: '{by} hat die Anfrage abgelehnt. Der Grund:',
    from: 'Ab',
    until: 'Bis',
    button: 'Backline öffnen',
  },
  it: {
    accessAsked: '{name} ha bisogno di un accesso temporaneo a {agency}',
    asked: '{by} lo richiede. Il motivo:',
    accessGranted: '{name} ha accesso temporaneo a {agency}',
    granted: '{by} ha approvato la richiesta.',
    accessDeclined: 'Nessun accesso temporaneo a {agency} per {name}',
    declined: '{by} ha rifiutato la richiesta. Il motivo:',
    from: 'Dal',
    until: 'Fino al',
    button: 'Apri Backline',
  },
  es: {
    accessAsked: '{name} necesita acceso temporal a {agency}',
    asked: '{by} lo solicita. El motivo:',
    accessGranted: '{name} tiene acceso temporal a {agency}',
    granted: '{by} ha aprobado la solicitud.',
    accessDeclined: 'Sin acceso temporal a {agency} para {name}',
    declined: '{by} ha rechazado la solicitud. El motivo:',
    from: 'Desde',
    until: 'Hasta',
    button: 'Abrir Backline',
  },
  'pt-br': {
    accessAsked: '{name} precisa de acesso temporário à {agency}',
    asked: '{by} pede esse acesso. O motivo:',
    accessGranted: '{name} tem acesso temporário à {agency}',
    granted: '{by} aprovou o pedido.',
    accessDeclined: 'Sem acesso temporário à {agency} para {name}',
    declined: '{by} recusou o pedido. O motivo:',
    from: 'De',
    until: 'Até',
    button: 'Abrir o Backline',
  },
  pt: {
    accessAsked: '{name} precisa de acesso temporário à {agency}',
    asked: '{by} pede este acesso. O motivo:',
    accessGranted: '{name} tem acesso temporário à {agency}',
    granted: '{by} aprovou o pedido.',
    accessDeclined: 'Sem acesso temporário à {agency} para {name}',
    declined: '{by} recusou o pedido. O motivo:',
    from: 'De',
    until: 'Até',
    button: 'Abrir o Backline',
  },
};

interface Access {
  readonly name: string;
  readonly agency: string;
  /** The person who asks or decides. */
  readonly by: string;
  /** The reason, in the words of that person. */
  readonly text: string;
  readonly from: string;
  readonly until: string;
  /** The reader's zone. */
  readonly zone: string;
  readonly url: string;
}
const BODY = { accessAsked: 'asked', accessGranted: 'granted', accessDeclined: 'declined' } as const;

/** Tells that temporary access was asked for, granted or declined. */
export function temporaryAccess(locale: Locale, news: AccessNews, access: Access): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { text, from, until, zone, url, ...names } = access;
  const heading = fill(texts[news], names);
  const period = [
    [texts.from, moment(locale, from, zone)],
    [texts.until, moment(locale, until, zone)],
  ] as const;
  return {
    subject: heading,
    heading,
    paragraphs: [fill(texts[BODY[news]], names), ...(news === 'accessGranted' ? [] : [text])],
    ...(news === 'accessDeclined' ? {} : { facts: period }),
    button: { label: texts.button, href: url },
  };
}
