import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Banknote,
  Building2,
  CalendarCheck2,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  FileBadge,
  FileSpreadsheet,
  Folder,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Percent,
  Route,
  Scale,
  Signature,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { Role } from '#shared/kernel/access/permission.ts';
import type { NavGroupId, RecordKind } from '#shared/kernel/record/record-kind.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { RECORDS, type RecordName } from '#shared/records.ts';
import type { Waiting } from '#web/platform/waiting.ts';
import { KIND_ICONS, KIND_WORDS } from '#web/ui/record/kinds.ts';

export interface NavEntry {
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** The key sequence that opens the page. */
  readonly keys?: string | undefined;
  /** The work that waits there. */
  readonly waits?: keyof Waiting | undefined;
  /** The roles outside the agency that see the entry. */
  readonly roles?: readonly Role[] | undefined;
}
export interface NavGroup {
  readonly id: string;
  readonly label?: MessageDescriptor;
  readonly entries: readonly NavEntry[];
}

const WAITS: Readonly<Partial<Record<RecordName, keyof Waiting>>> = { show: 'requests' };
type Placed = NavEntry & { readonly place: number };
const recordPlace = (name: RecordName) => ({
  to: pathOfKind(name),
  label: KIND_WORDS[name].many,
  icon: KIND_ICONS[name],
});
const recordEntry = (name: RecordName, { place, keys, roles }: NonNullable<RecordKind['nav']>): Placed => ({
  ...recordPlace(name),
  keys,
  roles,
  waits: WAITS[name],
  place,
});
/** The group's lists of records and its other pages, by their places. */
const group = (id: NavGroupId, label: MessageDescriptor, others: readonly Placed[]): NavGroup => {
  const records = RECORDS.flatMap(({ name, ...kind }: RecordKind & { readonly name: RecordName }) =>
    kind.nav?.group === id ? [recordEntry(name, kind.nav)] : [],
  );
  return { id, label, entries: [...records, ...others].toSorted((a, b) => a.place - b.place) };
};

const OUTSIDE: readonly Role[] = ['artist', 'promoter'];
/** In the order of a booking's life. An entry shows when its page is there and the user may see it. */
export const NAV: readonly NavGroup[] = [
  {
    id: 'top',
    entries: [
      { to: '/', label: msg`Dashboard`, icon: LayoutDashboard, keys: 'g d', roles: OUTSIDE },
      { to: '/planning/month', label: msg`Planning`, icon: CalendarRange, keys: 'g p', roles: OUTSIDE },
      { to: '/notification', label: msg`Inbox`, icon: Inbox, keys: 'g i', roles: OUTSIDE },
      { to: '/taskmanager', label: msg`Tasks`, icon: ListChecks, keys: 'g t', waits: 'tasks' },
    ],
  },
  group('book', msg`Book`, [
    { to: '/planning/availability', label: msg`Availability`, icon: CalendarCheck2, place: 40 },
    { to: '/planning/map', label: msg`Map`, icon: MapIcon, place: 50 },
  ]),
  group('deal', msg`Deal`, [
    { to: '/esign/forme', label: msg`For me to sign`, icon: Signature, waits: 'signatures', place: 40 },
  ]),
  group('money', msg`Money`, [
    { to: '/payout', label: msg`Payouts`, icon: Banknote, place: 25 },
    { to: '/money', label: msg`Money overview`, icon: ChartColumn, place: 5 },
    { to: '/statement', label: msg`Statements`, icon: Scale, place: 27, roles: ['artist'] },
    { to: '/money/commission', label: msg`Commission`, icon: Percent, place: 22 },
    { to: '/money/withholding', label: msg`Withholding tax`, icon: FileBadge, place: 23 },
    { to: '/invoiceexport', label: msg`Bookkeeping export`, icon: FileSpreadsheet, place: 30 },
  ]),
  group('road', msg`On the road`, [
    { to: '/planning/itinerary', label: msg`Itineraries`, icon: Route, place: 10, roles: ['artist'] },
    { to: '/advancing', label: msg`Advancing`, icon: ClipboardList, place: 70 },
    { to: '/artistrider', label: msg`Riders`, icon: Utensils, place: 80 },
  ]),
  group('relations', msg`Relations`, [{ to: '/file', label: msg`Files`, icon: Folder, place: 40, roles: OUTSIDE }]),
];

/** Returns the menu of a role. People outside the agency see only the pages of their role. */
export function navOf(role: Role): readonly NavGroup[] {
  if (!OUTSIDE.includes(role)) return NAV;
  return NAV.map((one) => ({ ...one, entries: one.entries.filter(({ roles }) => roles?.includes(role)) }));
}

/** The menu of the operator, who runs the product for all agencies in a separate shell, in slate. */
export const OPERATOR_NAV: readonly NavGroup[] = [
  {
    id: 'operator',
    entries: [
      { to: '/adminone/client', label: msg`Agencies`, icon: Building2 },
      { to: '/adminone/user', label: msg`Users of agencies`, icon: UsersRound },
      { to: '/adminone/maintenance', label: msg`Maintenance`, icon: ChartColumn },
      ...(['invoice', 'payment', 'company'] as const).map(recordPlace),
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
