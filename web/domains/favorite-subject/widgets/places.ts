import {
  BedDouble,
  Building2,
  Car,
  FileText,
  Handshake,
  Layers,
  type LucideIcon,
  MicVocal,
  Plane,
  Receipt,
  ScrollText,
  Ticket,
  TrainFront,
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
  flight: Plane,
  train: TrainFront,
  lodging: BedDouble,
  quote: FileText,
  purchaseAgreement: Handshake,
};

export const placeOf = ({ entity, recordId }: RecordTarget): string => placeOfRecord(entity, recordId);
