import {
  Building2,
  Car,
  FileText,
  Handshake,
  Layers,
  type LucideIcon,
  MicVocal,
  Receipt,
  ScrollText,
  Ticket,
  UsersRound,
} from 'lucide-react';
import { placeOfRecord, type RecordTarget } from '#shared/kernel/target.ts';

export const ENTITY_ICONS: Readonly<Record<RecordTarget['entity'], LucideIcon>> = {
  show: Ticket,
  artist: MicVocal,
  company: Building2,
  contact: UsersRound,
  production: Layers,
  contract: ScrollText,
  invoice: Receipt,
  groundTransport: Car,
  quote: FileText,
  purchaseAgreement: Handshake,
};

export const placeOf = ({ entity, recordId }: RecordTarget): string => placeOfRecord(entity, recordId);
