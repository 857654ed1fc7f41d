import { CalendarPlus, Lock, type LucideIcon, Music2 } from 'lucide-react';
import { KIND_ICONS } from '#web/ui/record/kinds.ts';
import type { Tone } from '#web/ui/tone.ts';
import type { Appointment, Kind } from '../model/appointment.ts';

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  ...KIND_ICONS,
  show: Music2,
  external: CalendarPlus,
  private: Lock,
};

export function KindIcon({ kind, size = 13 }: { kind: Kind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} aria-hidden="true" />;
}

/** Shows carry the colour of their status; everything else is told apart by its kind. */
export const kindTone = ({ kind, status }: Appointment): Tone =>
  kind === 'show' ? status.tone : kind === 'external' ? 'amber' : 'grey';
