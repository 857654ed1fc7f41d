import {
  AudioLines,
  BedDouble,
  Bus,
  Clock,
  DoorOpen,
  Hourglass,
  LogOut,
  type LucideIcon,
  Mic,
  Music,
  Plane,
  TrainFront,
  Truck,
  Utensils,
} from 'lucide-react';
import './timetable.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  loadIn: Truck,
  soundcheck: AudioLines,
  dinner: Utensils,
  doors: DoorOpen,
  support: Mic,
  showTime: Music,
  curfew: Hourglass,
  flight: Plane,
  train: TrainFront,
  groundTransport: Bus,
  lodging: BedDouble,
  checkOut: LogOut,
};

/** Shows the kind of an entry as an icon; its name is beside it. */
export function KindMark({ kind }: { readonly kind: string }) {
  const Icon = ICONS[kind] ?? Clock;
  return (
    <span className={`tt-mark ${kind}`} aria-hidden="true">
      <Icon size={15} />
    </span>
  );
}
