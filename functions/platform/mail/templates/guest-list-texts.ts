import type { Translated } from '#shared/kernel/text/translated.ts';
import type { GuestListTexts } from './guest-list-mails.ts';

export const GUEST_LIST_TEXTS: Translated<GuestListTexts> = {
  en: {
    request: {
      subject: 'Your guests for {show} on {date}',
      body: '{sender} of {agency} asks you to name your guests for {show} on {date}. You need no account.',
    },
    view: {
      subject: 'Guest list of {show} on {date}',
      body: '{sender} of {agency} shares the guest list of {show} on {date} with you. The page always shows the present list.',
    },
    door: {
      subject: 'Check in guests at {show} on {date}',
      body: '{sender} of {agency} asks you to check in the guests of {show} on {date}. Open the page once with a connection. After that, it also works without one.',
    },
    decided: {
      subject: 'News about your guests for {show}',
      body: '{agency} has decided about your guests for {show} on {date}.',
    },
    cutoff: {
      subject: 'The guest list of {show} closes soon',
      body: 'You can still name guests for {show} on {date}. After the cutoff, the page only shows your guests.',
    },
    left: 'Places left',
    until: 'until',
    statuses: {
      requested: 'Waits for a decision',
      approved: 'Approved',
      waitlist: 'On the waiting list',
      denied: 'Denied',
      collected: 'Checked in',
    },
    open: 'Open guest list',
    personal: 'This link is personal. Please do not pass it on.',
    doorRemark: 'Whoever has this link can check guests in. Give it only to the people at the door.',
  },
  nl: {
    request: {
      subject: 'Uw gasten voor {show} op {date}',
      body: '{sender} van {agency} vraagt u uw gasten voor {show} op {date} op te geven. U hebt geen account nodig.',
    },
    view: {
      subject: 'Gastenlijst van {show} op {date}',
      body: '{sender} van {agency} deelt de gastenlijst van {show} op {date} met u. De pagina toont altijd de huidige lijst.',
    },
    door: {
      subject: 'Gasten inchecken bij {show} op {date}',
      body: '{sender} van {agency} vraagt u de gasten van {show} op {date} in te checken. Open de pagina één keer met verbinding. Daarna werkt ze ook zonder.',
    },
    decided: {
      subject: 'Nieuws over uw gasten voor {show}',
      body: '{agency} heeft over uw gasten voor {show} op {date} beslist.',
    },
    cutoff: {
      subject: 'De gastenlijst van {show} sluit binnenkort',
      body: 'U kunt nog gasten opgeven voor {show} op {date}. Na de sluitingstijd toont de pagina alleen uw gasten.',
    },
    left: 'Vrije plaatsen',
    until: 'tot',
    statuses: {
      requested: 'Wacht op een beslissing',
      approved: 'Goedgekeurd',
      waitlist: 'Op de wachtlijst',
      denied: 'Geweigerd',
      collected: 'Ingecheckt',
    },
    open: 'Gastenlijst openen',
    personal: 'Deze link is persoonlijk. Geef hem niet door.',
    doorRemark: 'Wie deze link heeft, kan gasten inchecken. Geef hem alleen aan de mensen aan de deur.',
  },
  de: {
    request: {
      subject: 'Ihre Gäste für {show} am {date}',
      body: '{sender} von {agency} bittet Sie, Ihre Gäste für {show} am {date} zu nennen. Sie brauchen kein Konto.',
    },
    view: {
      subject: 'Gästeliste von {show} am {date}',
      body: '{sender} von {agency} teilt die Gästeliste von {show} am {date} mit Ihnen. Die Seite zeigt immer den aktuellen Stand.',
    },
    door: {
      subject: 'Gäste einchecken: {show} am {date}',
      body: '{sender} von {agency} bittet Sie, die Gäste von {show} am {date} einzuchecken. Öffnen Sie die Seite einmal mit Verbindung. Danach funktioniert sie auch ohne.',
    },
    decided: {
      subject: 'Neues zu Ihren Gästen für {show}',
      body: '{agency} hat über Ihre Gäste für {show} am {date} entschieden.',
    },
    cutoff: {
      subject: 'Die Gästeliste von {show} schließt bald',
      body: 'Sie können noch Gäste für {show} am {date} nennen. Nach dem Annahmeschluss zeigt die Seite nur noch Ihre Gäste.',
    },
    left: 'Freie Plätze',
    until: 'bis',
    statuses: {
      requested: 'Wartet auf eine Entscheidung',
      approved: 'Freigegeben',
      waitlist: 'Auf der Warteliste',
      denied: 'Abgelehnt',
      collected: 'Eingecheckt',
    },
    open: 'Gästeliste öffnen',
    personal: 'Dieser Link ist persönlich. Bitte geben Sie ihn nicht weiter.',
    doorRemark: 'Wer diesen Link hat, kann Gäste einchecken. Geben Sie ihn nur den Leuten an der Tür.',
  },
  it: {
    request: {
      subject: 'I Suoi ospiti per {show}, {date}',
      body: '{sender} di {agency} Le chiede di indicare i Suoi ospiti per {show}, {date}. Non serve un account.',
    },
    view: {
      subject: 'Lista ospiti di {show}, {date}',
      body: '{sender} di {agency} condivide con Lei la lista ospiti di {show}, {date}. La pagina mostra sempre la lista attuale.',
    },
    door: {
      subject: 'Registrare gli ospiti: {show}, {date}',
      body: '{sender} di {agency} Le chiede di registrare gli ospiti di {show}, {date}. Apra la pagina una volta con la connessione. Poi funziona anche senza.',
    },
    decided: {
      subject: 'Novità sui Suoi ospiti per {show}',
      body: '{agency} ha deciso sui Suoi ospiti per {show}, {date}.',
    },
    cutoff: {
      subject: 'La lista ospiti di {show} chiude presto',
      body: 'Può ancora indicare ospiti per {show}, {date}. Dopo il termine la pagina mostra solo i Suoi ospiti.',
    },
    left: 'Posti liberi',
    until: 'fino a',
    statuses: {
      requested: 'In attesa di una decisione',
      approved: 'Approvato',
      waitlist: "In lista d'attesa",
      denied: 'Rifiutato',
      collected: 'Registrato',
    },
    open: 'Apri la lista ospiti',
    personal: 'Questo link è personale. La preghiamo di non inoltrarlo.',
    doorRemark: "Chi ha questo link può registrare gli ospiti. Lo dia solo a chi sta all'ingresso.",
  },
  es: {
    request: {
      subject: 'Sus invitados para {show}, {date}',
      body: '{sender} de {agency} le pide que indique sus invitados para {show}, {date}. No necesita una cuenta.',
    },
    view: {
      subject: 'Lista de invitados de {show}, {date}',
      body: '{sender} de {agency} comparte con usted la lista de invitados de {show}, {date}. La página muestra siempre la lista actual.',
    },
    door: {
      subject: 'Registrar a los invitados: {show}, {date}',
      body: '{sender} de {agency} le pide que registre a los invitados de {show}, {date}. Abra la página una vez con conexión. Después también funciona sin ella.',
    },
    decided: {
      subject: 'Novedades sobre sus invitados para {show}',
      body: '{agency} ha decidido sobre sus invitados para {show}, {date}.',
    },
    cutoff: {
      subject: 'La lista de invitados de {show} se cierra pronto',
      body: 'Todavía puede indicar invitados para {show}, {date}. Después del plazo, la página solo muestra sus invitados.',
    },
    left: 'Plazas libres',
    until: 'hasta',
    statuses: {
      requested: 'Espera una decisión',
      approved: 'Aprobado',
      waitlist: 'En lista de espera',
      denied: 'Rechazado',
      collected: 'Registrado',
    },
    open: 'Abrir la lista de invitados',
    personal: 'Este enlace es personal. Le rogamos que no lo reenvíe.',
    doorRemark: 'Quien tenga este enlace puede registrar invitados. Délo solo a las personas de la puerta.',
  },
  'pt-br': {
    request: {
      subject: 'Seus convidados para {show}, {date}',
      body: '{sender} da {agency} pede que você indique seus convidados para {show}, {date}. Não é preciso ter conta.',
    },
    view: {
      subject: 'Lista de convidados de {show}, {date}',
      body: '{sender} da {agency} compartilha com você a lista de convidados de {show}, {date}. A página mostra sempre a lista atual.',
    },
    door: {
      subject: 'Fazer o check-in dos convidados: {show}, {date}',
      body: '{sender} da {agency} pede que você faça o check-in dos convidados de {show}, {date}. Abra a página uma vez com conexão. Depois ela também funciona sem.',
    },
    decided: {
      subject: 'Novidades sobre seus convidados para {show}',
      body: 'A {agency} decidiu sobre seus convidados para {show}, {date}.',
    },
    cutoff: {
      subject: 'A lista de convidados de {show} fecha em breve',
      body: 'Você ainda pode indicar convidados para {show}, {date}. Depois do prazo, a página mostra só os seus convidados.',
    },
    left: 'Lugares livres',
    until: 'até',
    statuses: {
      requested: 'Aguarda uma decisão',
      approved: 'Aprovado',
      waitlist: 'Na lista de espera',
      denied: 'Recusado',
      collected: 'Entrou',
    },
    open: 'Abrir a lista de convidados',
    personal: 'Este link é pessoal. Por favor, não o repasse.',
    doorRemark: 'Quem tem este link pode fazer o check-in. Passe-o só às pessoas da porta.',
  },
  pt: {
    request: {
      subject: 'Os seus convidados para {show}, {date}',
      body: '{sender} da {agency} pede-lhe que indique os seus convidados para {show}, {date}. Não precisa de conta.',
    },
    view: {
      subject: 'Lista de convidados de {show}, {date}',
      body: '{sender} da {agency} partilha consigo a lista de convidados de {show}, {date}. A página mostra sempre a lista atual.',
    },
    door: {
      subject: 'Registar os convidados: {show}, {date}',
      body: '{sender} da {agency} pede-lhe que registe as entradas dos convidados de {show}, {date}. Abra a página uma vez com ligação. Depois também funciona sem ela.',
    },
    decided: {
      subject: 'Novidades sobre os seus convidados para {show}',
      body: 'A {agency} decidiu sobre os seus convidados para {show}, {date}.',
    },
    cutoff: {
      subject: 'A lista de convidados de {show} fecha em breve',
      body: 'Ainda pode indicar convidados para {show}, {date}. Depois do prazo, a página mostra apenas os seus convidados.',
    },
    left: 'Lugares livres',
    until: 'até',
    statuses: {
      requested: 'Aguarda uma decisão',
      approved: 'Aprovado',
      waitlist: 'Em lista de espera',
      denied: 'Recusado',
      collected: 'Entrou',
    },
    open: 'Abrir a lista de convidados',
    personal: 'Esta ligação é pessoal. Por favor, não a reencaminhe.',
    doorRemark: 'Quem tem esta ligação pode registar entradas. Dê-a apenas às pessoas da porta.',
  },
};
