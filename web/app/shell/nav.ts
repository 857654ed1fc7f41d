import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BedDouble,
  Building2,
  CalendarCheck2,
  CalendarRange,
  Car,
  ClipboardList,
  CreditCard,
  FileSpreadsheet,
  FileText,
  Folder,
  Handshake,
  Inbox,
  Layers,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  MicVocal,
  Plane,
  Receipt,
  Route,
  ScrollText,
  Signature,
  Ticket,
  TrainFront,
  UserRoundCheck,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { Role } from '#shared/kernel/permission.ts';
import type { Waiting } from '#web/platform/waiting.ts';

export interface NavEntry {
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** The key sequence that opens the page. */
  readonly keys?: string;
  /** The work that waits there. */
  readonly waits?: keyof Waiting;
}
export interface NavGroup {
  readonly id: string;
  readonly label?: MessageDescriptor;
  readonly entries: readonly NavEntry[];
}

/** In the order of a booking's life. An entry shows when its page is there and the user may see it. */
export const NAV: readonly NavGroup[] = [
  {
    id: 'top',
    entries: [
      { to: '/', label: msg`Dashboard`, icon: LayoutDashboard, keys: 'g d' },
      { to: '/planning/month', label: msg`Planning`, icon: CalendarRange, keys: 'g p' },
      { to: '/notification', label: msg`Inbox`, icon: Inbox, keys: 'g i' },
      { to: '/taskmanager', label: msg`Tasks`, icon: ListChecks, keys: 'g t', waits: 'tasks' },
    ],
  },
  {
    id: 'book',
    label: msg`Book`,
    entries: [
      { to: '/show', label: msg`Shows`, icon: Ticket, keys: 'g s', waits: 'requests' },
      { to: '/artist', label: msg`Artists`, icon: MicVocal, keys: 'g a' },
      { to: '/production', label: msg`Productions`, icon: Layers },
      { to: '/planning/availability', label: msg`Availability`, icon: CalendarCheck2 },
      { to: '/planning/map', label: msg`Map`, icon: MapIcon },
    ],
  },
  {
    id: 'deal',
    label: msg`Deal`,
    entries: [
      { to: '/quote', label: msg`Quotes`, icon: FileText },
      { to: '/contract', label: msg`Contracts`, icon: ScrollText, keys: 'g c' },
      { to: '/purchaseagreement', label: msg`Purchase agreements`, icon: Handshake },
      { to: '/esign/forme', label: msg`For me to sign`, icon: Signature },
    ],
  },
  {
    id: 'money',
    label: msg`Money`,
    entries: [
      { to: '/invoice', label: msg`Invoices`, icon: Receipt, keys: 'g v' },
      { to: '/payment', label: msg`Payments`, icon: CreditCard },
      { to: '/invoiceexport', label: msg`Bookkeeping export`, icon: FileSpreadsheet },
    ],
  },
  {
    id: 'road',
    label: msg`On the road`,
    entries: [
      { to: '/planning/itinerary', label: msg`Itineraries`, icon: Route },
      { to: '/flight', label: msg`Flights`, icon: Plane },
      { to: '/train', label: msg`Train journeys`, icon: TrainFront },
      { to: '/groundtransport', label: msg`Ground transport`, icon: Car },
      { to: '/lodging', label: msg`Accommodation`, icon: BedDouble },
      { to: '/guestlist', label: msg`Guest lists`, icon: UserRoundCheck },
      { to: '/advancing', label: msg`Advancing`, icon: ClipboardList },
      { to: '/artistrider', label: msg`Riders`, icon: Utensils },
    ],
  },
  {
    id: 'relations',
    label: msg`Relations`,
    entries: [
      { to: '/company', label: msg`Companies`, icon: Building2 },
      { to: '/venue', label: msg`Venues`, icon: MapPin },
      { to: '/contact', label: msg`Contacts`, icon: UsersRound },
      { to: '/file', label: msg`Files`, icon: Folder },
    ],
  },
];

/** The pages that people outside the agency need, in the order of `NAV`. */
const OUTSIDE: Readonly<Partial<Record<Role, readonly string[]>>> = {
  artist: [
    ...['/', '/planning/month', '/notification', '/show', '/contract', '/purchaseagreement'],
    ...['/planning/itinerary', '/flight', '/train', '/groundtransport', '/lodging', '/guestlist', '/file'],
  ],
  promoter: ['/', '/planning/month', '/notification', '/show', '/quote', '/contract', '/guestlist', '/file'],
};

/** Returns the menu of a role. People outside the agency see only the pages of their role. */
export function navOf(role: Role): readonly NavGroup[] {
  const own = OUTSIDE[role];
  if (!own) return NAV;
  return NAV.map((group) => ({ ...group, entries: group.entries.filter(({ to }) => own.includes(to)) }));
}

/** The menu of the operator, who runs the product for all agencies in a separate shell, in slate. */
export const OPERATOR_NAV: readonly NavGroup[] = [
  {
    id: 'operator',
    entries: [
      { to: '/adminone/client', label: msg`Agencies`, icon: Building2 },
      { to: '/adminone/user', label: msg`Users of agencies`, icon: UsersRound },
      { to: '/file/systemwide', label: msg`Files`, icon: Folder },
    ],
  },
];

/** The icon of the entry a page belongs to. */
export function iconOf(pathname: string): LucideIcon | undefined {
  const entries = NAV.flatMap((group) => group.entries);
  const to = currentEntry(entries, pathname);
  return entries.find((entry) => entry.to === to)?.icon;
}

/** The entry a page belongs to: the longest address that the page's begins with. */
export function currentEntry(entries: readonly NavEntry[], pathname: string): string | undefined {
  const fits = entries.filter(({ to }) =>
    to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`),
  );
  if (fits.length > 0) return fits.reduce((best, next) => (next.to.length > best.to.length ? next : best)).to;
  return /^\/(planning|schedule)\//.test(pathname) ? '/planning/month' : undefined;
}
