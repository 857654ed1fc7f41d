import { useLingui } from '@lingui/react/macro';
import { Building2, Layers, type LucideIcon, MicVocal, ScrollText, Ticket, UsersRound } from 'lucide-react';
import type { RecordTarget } from '#shared/kernel/target.ts';

export const ENTITY_ICONS: Readonly<Record<RecordTarget['entity'], LucideIcon>> = {
  show: Ticket,
  artist: MicVocal,
  company: Building2,
  contact: UsersRound,
  production: Layers,
  contract: ScrollText,
};

export const placeOf = ({ entity, recordId }: RecordTarget): string => `/${entity}/${recordId}`;

/** One of a kind, in the reader's words. */
export function useEntityNames(): Readonly<Record<RecordTarget['entity'], string>> {
  const { t } = useLingui();
  return {
    show: t`Show`,
    artist: t`Artist`,
    company: t`Company`,
    contact: t`Contact`,
    production: t`Production`,
    contract: t`Contract`,
  };
}
