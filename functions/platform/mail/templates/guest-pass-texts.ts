import type { Translated } from '#shared/kernel/text/translated.ts';
import type { MailText } from './esign-texts/texts.ts';

/** The mails to guests, by the decision. */
export type GuestPassMail = 'approved' | 'waitlist' | 'denied';
/** The texts of the mails to guests in one language. */
export interface GuestPassTexts extends Readonly<Record<GuestPassMail, MailText>> {
  readonly date: string;
  readonly venue: string;
  readonly people: string;
  readonly place: string;
  readonly collectAt: string;
  readonly collectFrom: string;
  readonly reason: string;
  readonly alt: string;
  readonly open: string;
  readonly personal: string;
}

export const GUEST_PASS_TEXTS: Translated<GuestPassTexts> = {
  en: {
    approved: {
      subject: 'You are on the guest list: {show}, {date}',
      body: '{name}, you are on the guest list for {show} on {date}. Show this code at the entrance, on your phone or printed.',
    },
    waitlist: {
      subject: 'You are on the waiting list: {show}, {date}',
      body: '{name}, the guest list for {show} on {date} is full. You are on the waiting list. We will write again if a place becomes free.',
    },
    denied: {
      subject: 'Guest list: {show}, {date}',
      body: '{name}, we cannot put you on the guest list for {show} on {date}.',
    },
    date: 'Date',
    venue: 'Venue',
    people: 'People',
    place: 'Guest list',
    collectAt: 'Where to collect',
    collectFrom: 'From',
    reason: 'Reason: {reason}',
    alt: 'Your code for the entrance',
    open: 'Open your page',
    personal: 'This page is personal: the code lets its holder in. It always shows whether you are on the list.',
  },
  nl: {
    approved: {
      subject: 'U staat op de gastenlijst: {show}, {date}',
      body: '{name}, u staat op de gastenlijst voor {show} op {date}. Toon deze code bij de ingang, op uw telefoon of op papier.',
    },
    waitlist: {
      subject: 'U staat op de wachtlijst: {show}, {date}',
      body: '{name}, de gastenlijst voor {show} op {date} is vol. U staat op de wachtlijst. We schrijven u opnieuw als er een plaats vrijkomt.',
    },
    denied: {
      subject: 'Gastenlijst: {show}, {date}',
      body: '{name}, we kunnen u niet op de gastenlijst voor {show} op {date} zetten.',
    },
    date: 'Datum',
    venue: 'Locatie',
    people: 'Personen',
    place: 'Gastenlijst',
    collectAt: 'Waar afhalen',
    collectFrom: 'Vanaf',
    reason: 'Reden: {reason}',
    alt: 'Uw code voor de ingang',
    open: 'Uw pagina openen',
    personal: 'Deze pagina is persoonlijk: wie de code heeft, komt binnen. Ze toont altijd of u op de lijst staat.',
  },
  de: {
    approved: {
      subject: 'Sie stehen auf der Gästeliste: {show}, {date}',
      body: '{name}, Sie stehen auf der Gästeliste für {show} am {date}. Zeigen Sie diesen Code am Einlass, auf dem Telefon oder auf Papier.',
    },
    waitlist: {
      subject: 'Sie stehen auf der Warteliste: {show}, {date}',
      body: '{name}, die Gästeliste für {show} am {date} ist voll. Sie stehen auf der Warteliste. Wir schreiben Ihnen wieder, wenn ein Platz frei wird.',
    },
    denied: {
      subject: 'Gästeliste: {show}, {date}',
      body: '{name}, wir können Sie nicht auf die Gästeliste für {show} am {date} setzen.',
    },
    date: 'Datum',
    venue: 'Ort',
    people: 'Personen',
    place: 'Gästeliste',
    collectAt: 'Abholung',
    collectFrom: 'Ab',
    reason: 'Grund: {reason}',
    alt: 'Ihr Code für den Einlass',
    open: 'Ihre Seite öffnen',
    personal:
      'Diese Seite ist persönlich: Wer den Code hat, kommt hinein. Sie zeigt immer, ob Sie auf der Liste stehen.',
  },
  it: {
    approved: {
      subject: 'Lei è nella lista ospiti: {show}, {date}',
      body: '{name}, Lei è nella lista ospiti per {show} il {date}. Mostri questo codice all’ingresso, sul telefono o su carta.',
    },
    waitlist: {
      subject: 'Lei è in lista d’attesa: {show}, {date}',
      body: '{name}, la lista ospiti per {show} il {date} è piena. Lei è in lista d’attesa. Le scriveremo di nuovo se si libera un posto.',
    },
    denied: {
      subject: 'Lista ospiti: {show}, {date}',
      body: '{name}, non possiamo inserirLa nella lista ospiti per {show} il {date}.',
    },
    date: 'Data',
    venue: 'Luogo',
    people: 'Persone',
    place: 'Lista ospiti',
    collectAt: 'Dove ritirare',
    collectFrom: 'Dalle',
    reason: 'Motivo: {reason}',
    alt: 'Il Suo codice per l’ingresso',
    open: 'Apri la Sua pagina',
    personal: 'Questa pagina è personale: chi ha il codice entra. Mostra sempre se Lei è nella lista.',
  },
  es: {
    approved: {
      subject: 'Está en la lista de invitados: {show}, {date}',
      body: '{name}, está en la lista de invitados de {show} el {date}. Muestre este código en la entrada, en el teléfono o en papel.',
    },
    waitlist: {
      subject: 'Está en la lista de espera: {show}, {date}',
      body: '{name}, la lista de invitados de {show} el {date} está completa. Está en la lista de espera. Le escribiremos de nuevo si queda una plaza libre.',
    },
    denied: {
      subject: 'Lista de invitados: {show}, {date}',
      body: '{name}, no podemos incluirle en la lista de invitados de {show} el {date}.',
    },
    date: 'Fecha',
    venue: 'Lugar',
    people: 'Personas',
    place: 'Lista de invitados',
    collectAt: 'Dónde recoger',
    collectFrom: 'Desde',
    reason: 'Motivo: {reason}',
    alt: 'Su código para la entrada',
    open: 'Abrir su página',
    personal: 'Esta página es personal: quien tenga el código puede entrar. Siempre muestra si está en la lista.',
  },
  'pt-br': {
    approved: {
      subject: 'Você está na lista de convidados: {show}, {date}',
      body: '{name}, você está na lista de convidados de {show} em {date}. Mostre este código na entrada, no celular ou em papel.',
    },
    waitlist: {
      subject: 'Você está na lista de espera: {show}, {date}',
      body: '{name}, a lista de convidados de {show} em {date} está cheia. Você está na lista de espera. Escreveremos de novo se surgir uma vaga.',
    },
    denied: {
      subject: 'Lista de convidados: {show}, {date}',
      body: '{name}, não podemos incluir você na lista de convidados de {show} em {date}.',
    },
    date: 'Data',
    venue: 'Local',
    people: 'Pessoas',
    place: 'Lista de convidados',
    collectAt: 'Onde retirar',
    collectFrom: 'A partir de',
    reason: 'Motivo: {reason}',
    alt: 'Seu código para a entrada',
    open: 'Abrir sua página',
    personal: 'Esta página é pessoal: quem tiver o código pode entrar. Ela sempre mostra se você está na lista.',
  },
  pt: {
    approved: {
      subject: 'Está na lista de convidados: {show}, {date}',
      body: '{name}, está na lista de convidados de {show} em {date}. Mostre este código à entrada, no telemóvel ou em papel.',
    },
    waitlist: {
      subject: 'Está na lista de espera: {show}, {date}',
      body: '{name}, a lista de convidados de {show} em {date} está cheia. Está na lista de espera. Voltaremos a escrever se ficar um lugar livre.',
    },
    denied: {
      subject: 'Lista de convidados: {show}, {date}',
      body: '{name}, não podemos incluí-lo na lista de convidados de {show} em {date}.',
    },
    date: 'Data',
    venue: 'Local',
    people: 'Pessoas',
    place: 'Lista de convidados',
    collectAt: 'Onde levantar',
    collectFrom: 'A partir de',
    reason: 'Motivo: {reason}',
    alt: 'O seu código para a entrada',
    open: 'Abrir a sua página',
    personal: 'Esta página é pessoal: quem tiver o código pode entrar. Mostra sempre se está na lista.',
  },
};
