import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  BedDouble,
  Building2,
  Car,
  ClipboardList,
  CreditCard,
  FileText,
  Handshake,
  Layers,
  ListChecks,
  type LucideIcon,
  MapPin,
  MicVocal,
  Plane,
  Receipt,
  ScrollText,
  Ticket,
  TrainFront,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import type { KindWith, RecordName } from '#shared/records.ts';

/** The icon of each kind of record. */
export const KIND_ICONS: Readonly<Record<RecordName, LucideIcon>> = {
  show: Ticket,
  artist: MicVocal,
  production: Layers,
  quote: FileText,
  contract: ScrollText,
  purchaseAgreement: Handshake,
  invoice: Receipt,
  payment: CreditCard,
  company: Building2,
  venue: MapPin,
  contact: UsersRound,
  flight: Plane,
  train: TrainFront,
  groundTransport: Car,
  lodging: BedDouble,
  guestList: UserRoundCheck,
  task: ListChecks,
  advancingTemplate: ClipboardList,
};

interface Words {
  readonly one: MessageDescriptor;
  readonly many: MessageDescriptor;
}
/** The words of each kind of record. A test holds their translations to `shared/record-words.ts`. */
export const KIND_WORDS: Readonly<Record<RecordName, Words>> = {
  show: { one: msg`Show`, many: msg`Shows` },
  artist: { one: msg`Artist`, many: msg`Artists` },
  production: { one: msg`Production`, many: msg`Productions` },
  quote: { one: msg`Quote`, many: msg`Quotes` },
  contract: { one: msg`Contract`, many: msg`Contracts` },
  purchaseAgreement: { one: msg`Purchase agreement`, many: msg`Purchase agreements` },
  invoice: { one: msg`Invoice`, many: msg`Invoices` },
  payment: { one: msg`Payment`, many: msg`Payments` },
  company: { one: msg`Company`, many: msg`Companies` },
  venue: { one: msg`Venue`, many: msg`Venues` },
  contact: { one: msg`Contact`, many: msg`Contacts` },
  flight: { one: msg`Flight`, many: msg`Flights` },
  train: { one: msg`Train journey`, many: msg`Train journeys` },
  groundTransport: { one: msg`Ground transport`, many: msg`Ground transport` },
  lodging: { one: msg({ message: 'Accommodation', context: 'one stay' }), many: msg`Accommodation` },
  guestList: { one: msg`Guest list`, many: msg`Guest lists` },
  task: { one: msg`Task`, many: msg`Tasks` },
  advancingTemplate: { one: msg`Advancing template`, many: msg`Advancing templates` },
};

/** The words of the button that makes a record of a kind with days of an artist. */
export const NEW_WORDS: Readonly<Record<KindWith<'calendar'>, MessageDescriptor>> = {
  show: msg`New show`,
  flight: msg`New flight`,
  train: msg`New train journey`,
  groundTransport: msg`New ground transport`,
  lodging: msg`New accommodation`,
};

/** The words of the log for answers to agreements. */
export const ANSWER_WORDS = {
  acceptQuote: msg`marked this as accepted`,
  declineQuote: msg`marked this as declined`,
};

/** Returns the words of all kinds in the reader's language. */
export function useKindWords(form: keyof Words): Readonly<Record<RecordName, string>> {
  const { i18n } = useLingui();
  const entries = Object.entries(KIND_WORDS).map(([name, words]) => [name, i18n._(words[form])]);
  return Object.fromEntries(entries) as Record<RecordName, string>;
}
