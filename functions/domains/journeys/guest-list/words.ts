import type { GuestStatus } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

interface SheetTexts {
  readonly place: string;
  readonly name: string;
  readonly plusOnes: string;
  readonly heads: string;
  readonly status: string;
  readonly email: string;
  readonly mobile: string;
  readonly documentNo: string;
  readonly note: string;
  readonly reason: string;
  readonly collectedAt: string;
}

/** The names of the sheet's columns. */
export const SHEET_TEXTS: Translated<SheetTexts> = {
  en: {
    place: 'List',
    name: 'Name',
    plusOnes: 'Plus ones',
    heads: 'Places',
    status: 'Status',
    email: 'Email',
    mobile: 'Mobile',
    documentNo: 'Document number',
    note: 'Note',
    reason: 'Reason',
    collectedAt: 'Checked in',
  },
  nl: {
    place: 'Lijst',
    name: 'Naam',
    plusOnes: 'Introducés',
    heads: 'Personen',
    status: 'Status',
    email: 'E-mail',
    mobile: 'Mobiel',
    documentNo: 'Documentnummer',
    note: 'Notitie',
    reason: 'Reden',
    collectedAt: 'Ingecheckt',
  },
  de: {
    place: 'Liste',
    name: 'Name',
    plusOnes: 'Begleitung',
    heads: 'Personen',
    status: 'Status',
    email: 'E-Mail',
    mobile: 'Mobil',
    documentNo: 'Ausweisnummer',
    note: 'Notiz',
    reason: 'Grund',
    collectedAt: 'Eingecheckt',
  },
  it: {
    place: 'Lista',
    name: 'Nome',
    plusOnes: 'Accompagnatori',
    heads: 'Persone',
    status: 'Stato',
    email: 'E-mail',
    mobile: 'Cellulare',
    documentNo: 'Numero del documento',
    note: 'Nota',
    reason: 'Motivo',
    collectedAt: 'Registrato',
  },
  es: {
    place: 'Lista',
    name: 'Nombre',
    plusOnes: 'Acompañantes',
    heads: 'Personas',
    status: 'Estado',
    email: 'Correo',
    mobile: 'Móvil',
    documentNo: 'Número de documento',
    note: 'Nota',
    reason: 'Motivo',
    collectedAt: 'Registrado',
  },
  'pt-br': {
    place: 'Lista',
    name: 'Nome',
    plusOnes: 'Acompanhantes',
    heads: 'Pessoas',
    status: 'Status',
    email: 'E-mail',
    mobile: 'Celular',
    documentNo: 'Número do documento',
    note: 'Observação',
    reason: 'Motivo',
    collectedAt: 'Check-in',
  },
  pt: {
    place: 'Lista',
    name: 'Nome',
    plusOnes: 'Acompanhantes',
    heads: 'Pessoas',
    status: 'Estado',
    email: 'E-mail',
    mobile: 'Telemóvel',
    documentNo: 'Número do documento',
    note: 'Nota',
    reason: 'Motivo',
    collectedAt: 'Entrada',
  },
};

export const STATUS_TEXTS: Translated<Readonly<Record<GuestStatus, string>>> = {
  en: {
    requested: 'Requested',
    approved: 'Approved',
    waitlist: 'Waiting list',
    denied: 'Denied',
    collected: 'Checked in',
  },
  nl: {
    requested: 'Aangevraagd',
    approved: 'Goedgekeurd',
    waitlist: 'Wachtlijst',
    denied: 'Geweigerd',
    collected: 'Ingecheckt',
  },
  de: {
    requested: 'Angefragt',
    approved: 'Freigegeben',
    waitlist: 'Warteliste',
    denied: 'Abgelehnt',
    collected: 'Eingecheckt',
  },
  it: {
    requested: 'Richiesto',
    approved: 'Approvato',
    waitlist: "Lista d'attesa",
    denied: 'Rifiutato',
    collected: 'Registrato',
  },
  es: {
    requested: 'Solicitado',
    approved: 'Aprobado',
    waitlist: 'Lista de espera',
    denied: 'Rechazado',
    collected: 'Registrado',
  },
  'pt-br': {
    requested: 'Solicitado',
    approved: 'Aprovado',
    waitlist: 'Lista de espera',
    denied: 'Recusado',
    collected: 'Entrou',
  },
  pt: {
    requested: 'Pedido',
    approved: 'Aprovado',
    waitlist: 'Lista de espera',
    denied: 'Recusado',
    collected: 'Entrou',
  },
};
