import {
  AudioLines,
  Bus,
  Clock,
  DoorOpen,
  Hourglass,
  LogOut,
  type LucideIcon,
  Mic,
  Music,
  Truck,
  Utensils,
} from 'lucide-react';
import { KIND_ICONS } from '#web/ui/record/kinds.ts';
import './timetable.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  ...KIND_ICONS,
  loadIn: Truck,
  soundcheck: AudioLines,
  dinner: Utensils,
  doors: DoorOpen,
  support: Mic,
  showTime: Music,
  curfew: Hourglass,
  groundTransport: Bus,
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
