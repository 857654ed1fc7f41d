import { BedDouble, CalendarPlus, Car, Lock, type LucideIcon, Music2, Plane, TrainFront } from 'lucide-react';
import type { Tone } from '#web/ui/tone.ts';
import type { Appointment, Kind } from '../model/appointment.ts';

const ICONS: Record<Kind, LucideIcon> = {
  show: Music2,
  flight: Plane,
  train: TrainFront,
  groundTransport: Car,
  lodging: BedDouble,
  external: CalendarPlus,
  private: Lock,
};
const TONES: Record<Exclude<Kind, 'show'>, Tone> = {
  flight: 'grey',
  train: 'grey',
  groundTransport: 'grey',
  lodging: 'grey',
  external: 'amber',
  private: 'grey',
};

export function KindIcon({ kind, size = 13 }: { kind: Kind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} aria-hidden="true" />;
}

/** Shows carry the colour of their status; everything else is told apart by its kind. */
export const kindTone = ({ kind, status }: Appointment): Tone => (kind === 'show' ? status.tone : TONES[kind]);
