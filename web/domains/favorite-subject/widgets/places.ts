import {
  Building2,
  FileText,
  Handshake,
  Layers,
  type LucideIcon,
  MicVocal,
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
  quote: FileText,
  purchaseAgreement: Handshake,
};

export const placeOf = ({ entity, recordId }: RecordTarget): string => placeOfRecord(entity, recordId);
