import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { ApprovedKind } from '#shared/kernel/access/approval.ts';
import type { CAN_CREATE } from '#shared/kernel/access/can-create.ts';
import type { Environment, Permission, Role } from '#shared/kernel/access/permission.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { type Bare, call } from './api.ts';
import { setPageUser } from './page-user.ts';
import { setUserZone } from './today.ts';

export type CanCreate = Readonly<Record<(typeof CAN_CREATE)[number], boolean>>;
/** The signed-in user and the site-wide permissions object (spec section 6). */
export interface Me {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
    readonly environment: Environment;
    readonly locale: Locale;
    readonly zone: string;
    readonly allArtists: boolean;
    readonly isOperator: boolean;
    /** The end of temporary access. */
    readonly accessUntil?: string;
  };
  readonly tenant: {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    readonly zone: string;
    /** The default language of its documents. */
    readonly locale: Locale;
    /** The default number of days that an option lasts. */
    readonly optionDays: number;
    readonly distanceUnit: 'km' | 'mi';
    /** The areas in which a new record waits for approval if its author may not approve it. */
    readonly approvals: readonly ApprovedKind[];
  };
  readonly permissions: readonly Permission[];
  readonly canCreate: CanCreate;
  readonly impersonatedBy?: { readonly name: string };
  /** The agency can only read. */
  readonly isReadOnly?: true;
  /** Notifications not seen yet. */
  readonly unseen: number;
}

const meRoute: Bare<Record<string, never>, Me> = { id: 'session.me', method: 'GET', path: '/api/page/me' };

const FIVE_MINUTES = 5 * 60_000;
export const meQuery = queryOptions({
  queryKey: [meRoute.id],
  queryFn: async ({ signal }) => {
    const me = await call(meRoute, {}, { signal });
    setPageUser(me.user.id);
    setUserZone(me.user.zone);
    return me;
  },
  staleTime: FIVE_MINUTES,
});

/** Inside the shell the user is always known. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

export const may = (me: Me, permission: Permission | null | undefined): boolean =>
  permission === null || permission === undefined || me.permissions.includes(permission);

/** `const can = useCan(); can('show.create')` */
export const useCan = () => {
  const me = useMe();
  return (permission: Permission): boolean => may(me, permission);
};
