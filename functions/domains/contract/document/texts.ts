import type { Locale } from '#shared/kernel/locale.ts';

export interface ContractTexts {
  readonly title: string;
  readonly contract: string;
  readonly dated: string;
  readonly version: string;
  readonly page: string;
  readonly agency: string;
  readonly promoter: string;
  readonly vatNumber: string;
  readonly registerNumber: string;
  readonly representedBy: string;
  readonly preamble: string;
  readonly engagement: string;
  readonly artist: string;
  readonly date: string;
  readonly showTime: string;
  readonly slot: string;
  readonly billing: string;
  readonly venue: string;
  readonly capacity: string;
  readonly timetable: string;
  readonly time: string;
  readonly what: string;
  readonly note: string;
  readonly fee: string;
  readonly description: string;
  readonly quantity: string;
  readonly vat: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly vatOn: string;
  readonly total: string;
  readonly costs: string;
  readonly payment: string;
  readonly due: string;
  readonly bank: string;
  readonly holder: string;
  readonly exclusivity: string;
  readonly exclusivityText: string;
  readonly kilometres: string;
  readonly miles: string;
  readonly riders: string;
  readonly ridersText: string;
  readonly hospitality: string;
  readonly travel: string;
  readonly guests: string;
  readonly guestsText: string;
  readonly taxes: string;
  readonly withholding: string;
  readonly cancellation: string;
  readonly cancellationRow: string;
  readonly cancellationNotice: string;
  readonly cancellationShare: string;
  readonly forceMajeure: string;
  readonly law: string;
  readonly notes: string;
  readonly signatures: string;
  readonly signatureText: string;
  readonly placeDate: string;
}

const en: ContractTexts = {
  title: 'Performance agreement',
  contract: 'Contract',
  dated: 'Dated {date}',
  version: 'Version {version}',
  page: 'Page {page} of {pages}',
  agency: 'The agency',
  promoter: 'The promoter',
  vatNumber: 'VAT number',
  registerNumber: 'Register number',
  representedBy: 'Represented by',
  preamble:
    'The agency engages to provide the performance of the artist named below, and the promoter engages to present it, on the terms of this agreement.',
  engagement: 'Engagement',
  artist: 'Artist',
  date: 'Date',
  showTime: 'Show time',
  slot: 'Slot',
  billing: 'Billing',
  venue: 'Venue',
  capacity: 'Capacity',
  timetable: 'Timetable',
  time: 'Time',
  what: 'What',
  note: 'Note',
  fee: 'Fee',
  description: 'Description',
  quantity: 'Quantity',
  vat: 'VAT',
  amount: 'Amount',
  subtotal: 'Total excluding VAT',
  vatOn: 'VAT {rate} on {net}',
  total: 'Total payable',
  costs: 'Costs borne by the promoter',
  payment: 'Payment',
  due: 'Due',
  bank: 'Bank',
  holder: 'Account holder',
  exclusivity: 'Exclusivity',
  exclusivityText:
    'The artist does not perform within {radius} {unit} of the venue from {before} days before until {after} days after the performance without the written consent of the promoter.',
  kilometres: 'kilometres',
  miles: 'miles',
  riders: 'Riders',
  ridersText: 'The following riders are annexes to this agreement and an integral part of it:',
  hospitality: 'Hospitality',
  travel: 'Travel and accommodation',
  guests: 'Guest tickets',
  guestsText: 'The promoter reserves {count} guest tickets for the artist.',
  taxes: 'Taxes',
  withholding: 'Withholding tax at source: {rate}.',
  cancellation: 'Cancellation',
  cancellationRow: 'Less than {days} days before the performance',
  cancellationNotice: 'Notice given',
  cancellationShare: 'Share of the fee',
  forceMajeure: 'Force majeure',
  law: 'Governing law',
  notes: 'Further terms',
  signatures: 'Signatures',
  signatureText: 'Signed by the parties, each of which keeps one copy.',
  placeDate: 'Place and date',
};

const nl: ContractTexts = {
  title: 'Optreedovereenkomst',
  contract: 'Contract',
  dated: 'Gedateerd {date}',
  version: 'Versie {version}',
  page: 'Pagina {page} van {pages}',
  agency: 'Het bureau',
  promoter: 'De opdrachtgever',
  vatNumber: 'Btw-nummer',
  registerNumber: 'KvK-/registernummer',
  representedBy: 'Vertegenwoordigd door',
  preamble:
    'Het bureau verbindt zich het optreden van de hieronder genoemde artiest te verzorgen en de opdrachtgever verbindt zich dit te programmeren, op de voorwaarden van deze overeenkomst.',
  engagement: 'Optreden',
  artist: 'Artiest',
  date: 'Datum',
  showTime: 'Speeltijd',
  slot: 'Plaats in het programma',
  billing: 'Vermelding',
  venue: 'Locatie',
  capacity: 'Capaciteit',
  timetable: 'Tijdschema',
  time: 'Tijd',
  what: 'Wat',
  note: 'Opmerking',
  fee: 'Gage',
  description: 'Omschrijving',
  quantity: 'Aantal',
  vat: 'Btw',
  amount: 'Bedrag',
  subtotal: 'Totaal exclusief btw',
  vatOn: 'Btw {rate} over {net}',
  total: 'Totaal te betalen',
  costs: 'Kosten voor rekening van de opdrachtgever',
  payment: 'Betaling',
  due: 'Vervaldatum',
  bank: 'Bank',
  holder: 'Rekeninghouder',
  exclusivity: 'Exclusiviteit',
  exclusivityText:
    'De artiest treedt binnen {radius} {unit} van de locatie niet op van {before} dagen voor tot {after} dagen na het optreden zonder schriftelijke toestemming van de opdrachtgever.',
  kilometres: 'kilometer',
  miles: 'mijl',
  riders: 'Riders',
  ridersText: 'De volgende riders zijn bijlagen bij deze overeenkomst en maken er deel van uit:',
  hospitality: 'Hospitality',
  travel: 'Reis en verblijf',
  guests: 'Gastkaarten',
  guestsText: 'De opdrachtgever reserveert {count} gastkaarten voor de artiest.',
  taxes: 'Belastingen',
  withholding: 'Inhouding aan de bron: {rate}.',
  cancellation: 'Annulering',
  cancellationRow: 'Minder dan {days} dagen voor het optreden',
  cancellationNotice: 'Moment van annulering',
  cancellationShare: 'Deel van de gage',
  forceMajeure: 'Overmacht',
  law: 'Toepasselijk recht',
  notes: 'Overige afspraken',
  signatures: 'Ondertekening',
  signatureText: 'Ondertekend door de partijen, die elk één exemplaar behouden.',
  placeDate: 'Plaats en datum',
};

const de: ContractTexts = {
  title: 'Gastspielvertrag',
  contract: 'Vertrag',
  dated: 'Vom {date}',
  version: 'Fassung {version}',
  page: 'Seite {page} von {pages}',
  agency: 'Die Agentur',
  promoter: 'Der Veranstalter',
  vatNumber: 'USt-IdNr.',
  registerNumber: 'Registernummer',
  representedBy: 'Vertreten durch',
  preamble:
    'Die Agentur verpflichtet sich, den Auftritt des unten genannten Künstlers zu stellen, und der Veranstalter verpflichtet sich, ihn zu den Bedingungen dieses Vertrags durchzuführen.',
  engagement: 'Auftritt',
  artist: 'Künstler',
  date: 'Datum',
  showTime: 'Spielzeit',
  slot: 'Platz im Programm',
  billing: 'Nennung',
  venue: 'Spielstätte',
  capacity: 'Kapazität',
  timetable: 'Zeitplan',
  time: 'Zeit',
  what: 'Was',
  note: 'Anmerkung',
  fee: 'Gage',
  description: 'Beschreibung',
  quantity: 'Menge',
  vat: 'USt.',
  amount: 'Betrag',
  subtotal: 'Summe ohne Umsatzsteuer',
  vatOn: 'USt. {rate} auf {net}',
  total: 'Zu zahlen',
  costs: 'Kosten zu Lasten des Veranstalters',
  payment: 'Zahlung',
  due: 'Fällig',
  bank: 'Bank',
  holder: 'Kontoinhaber',
  exclusivity: 'Gebietsschutz',
  exclusivityText:
    'Der Künstler tritt im Umkreis von {radius} {unit} um die Spielstätte von {before} Tagen vor bis {after} Tagen nach dem Auftritt nicht ohne schriftliche Zustimmung des Veranstalters auf.',
  kilometres: 'Kilometern',
  miles: 'Meilen',
  riders: 'Rider',
  ridersText: 'Die folgenden Rider sind Anlagen zu diesem Vertrag und dessen Bestandteil:',
  hospitality: 'Bewirtung',
  travel: 'Reise und Unterkunft',
  guests: 'Gästekarten',
  guestsText: 'Der Veranstalter hält {count} Gästekarten für den Künstler bereit.',
  taxes: 'Steuern',
  withholding: 'Steuerabzug an der Quelle: {rate}.',
  cancellation: 'Absage',
  cancellationRow: 'Weniger als {days} Tage vor dem Auftritt',
  cancellationNotice: 'Zeitpunkt der Absage',
  cancellationShare: 'Anteil der Gage',
  forceMajeure: 'Höhere Gewalt',
  law: 'Anwendbares Recht',
  notes: 'Weitere Vereinbarungen',
  signatures: 'Unterschriften',
  signatureText: 'Unterzeichnet von den Parteien, die je eine Ausfertigung behalten.',
  placeDate: 'Ort und Datum',
};

export const CONTRACT_TEXTS: Readonly<Record<Locale, ContractTexts>> = { en, nl, de };
