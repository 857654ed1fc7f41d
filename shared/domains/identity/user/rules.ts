import { sessionsOf } from '#shared/domains/reference/client/rules.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { environmentOf, type Permission, type Role } from '#shared/kernel/access/permission.ts';
import { LATER_RIGHTS, mayHold, ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import { heldFrom, type Requirement } from './required-factor.ts';
import type { UserFields } from './schemas.ts';

export const userMachine = machine({
  name: 'user',
  first: 'invited',
  steps: [
    { on: 'sign in', from: ['invited', 'active'], to: 'active' },
    { on: 'deactivate', from: ['invited', 'active', 'deactivated'], to: 'deactivated' },
    { on: 'temporary access ends', from: ['invited', 'active'], to: 'deactivated' },
    { on: 'reactivate', from: ['invited', 'active', 'deactivated'], to: 'active' },
    { on: 'grant temporary access', from: ['invited', 'deactivated'], to: 'invited' },
    { on: 'grant temporary access', from: ['active'], to: 'active' },
  ],
});
type State = UserFields['state'];
/** Returns the state after an event; an event that is not allowed leaves the state as it is. */
export const stateAfter = (state: State, on: string): State => leadsTo(userMachine, state, on) ?? state;

/** Returns the defaults of a role. External users never see every artist and never get an internal right. */
export function roleDefaults(
  role: Role,
  allArtists: boolean,
): Pick<UserFields, 'environment' | 'permissions' | 'laterRights' | 'allArtists'> {
  const environment = environmentOf(role);
  return { environment, ...rightsNow(ROLE_PRESETS[role]), allArtists: environment === 'internal' && allArtists };
}

/** Returns rights as stored, with the number of `LATER_RIGHTS` that exist now. */
export const rightsNow = (permissions: readonly Permission[]): Pick<UserFields, 'permissions' | 'laterRights'> => ({
  permissions: [...new Set(permissions)],
  laterRights: LATER_RIGHTS.length,
});

/** Adds rights released after a user's rights were set, if the user held all other rights of the role. */
export function withLaterRights<U extends Pick<UserFields, 'role' | 'permissions' | 'laterRights'>>(user: U): U {
  const later = LATER_RIGHTS.slice(user.laterRights ?? 0);
  const preset = ROLE_PRESETS[user.role];
  const isWhole = preset.every((one) => later.includes(one) || user.permissions.includes(one));
  const added = preset.filter((one) => later.includes(one) && !user.permissions.includes(one));
  return isWhole && added.length > 0 ? { ...user, ...rightsNow([...user.permissions, ...added]) } : user;
}

/** Refuses rights that a user of this role may not hold. */
export function checkPermissions(user: Pick<UserFields, 'role'>, permissions: readonly Permission[]): void {
  const index = permissions.findIndex((permission) => !mayHold(user.role, permission));
  if (index >= 0) throw new AppError('choice', { field: `permissions.${index}` });
}

/** The rights of a user's record or of the acting user. */
export interface Rights {
  readonly role: Role;
  readonly permissions: Iterable<Permission>;
  readonly allArtists: boolean;
  readonly artistIds: readonly Id[];
}

/** Finds the first field of `rights` that exceeds those of `holder`. An administrator lacks nothing. */
export function lackOf(holder: Rights, rights: Rights): keyof Rights | undefined {
  if (holder.role === 'administrator') return undefined;
  if (rights.role === 'administrator') return 'role';
  const held = new Set(holder.permissions);
  if ([...rights.permissions].some((one) => !held.has(one))) return 'permissions';
  if (holder.allArtists) return undefined;
  if (rights.allArtists) return 'allArtists';
  return rights.artistIds.some((id) => !holder.artistIds.includes(id)) ? 'artistIds' : undefined;
}

/** Whether the holder may give a role: they hold all its default rights. */
export const mayGiveRole = (holder: Rights, role: Role): boolean =>
  !lackOf(holder, { ...roleDefaults(role, false), role, artistIds: [] });

/** Refuses to change a user who holds more rights than the actor. */
export function checkMayChange(actor: Rights, user: Rights): void {
  if (lackOf(actor, user)) throw new AppError('user.holdsMore');
}

/** Refuses to give rights that the actor does not hold. */
export function checkMayGive(actor: Rights, given: Rights): void {
  const field = lackOf(actor, given);
  if (field) throw new AppError('user.notHeld', { field });
}

/** Refuses a change of the actor's own rights, neither to more nor, by mistake, to less. */
export function checkNotYourself(actorId: string, userId: string): void {
  if (actorId === userId) throw new AppError('user.notYourself');
}

/** Whether a user may own a record: an internal user who is not deactivated. */
export const isOwner = ({ environment, state }: Pick<UserFields, 'environment' | 'state'>): boolean =>
  environment === 'internal' && state !== 'deactivated';

interface Limited extends Partial<Pick<UserFields, 'accessUntil' | 'grantId' | 'state'>> {
  readonly id?: string;
}
/**
 * Refuses an end of access that has passed, and a change of the actor's own access. Granted access keeps the end of its
 * grant.
 */
export function checkAccessUntil(actorId: string, before: Limited, accessUntil: string | undefined, now: Date): void {
  if (accessUntil === before.accessUntil) return;
  if (before.grantId && before.state !== 'deactivated') throw new AppError('user.byGrant', { field: 'accessUntil' });
  if (before.id) checkNotYourself(actorId, before.id);
  if (accessUntil && Date.parse(accessUntil) <= now.getTime())
    throw new AppError('user.accessPast', { field: 'accessUntil' });
}

/**
 * Removes an `accessUntil` that has passed: otherwise the user would be shut out again at once. A deactivated user does
 * not come back by an earlier grant.
 */
export function reopened<U extends Pick<UserFields, 'accessUntil' | 'accessFrom' | 'grantId' | 'state'>>(
  user: U,
  now: Date,
): U {
  const isOver = user.accessUntil && Date.parse(user.accessUntil) <= now.getTime();
  return {
    ...user,
    ...(isOver ? { accessUntil: undefined } : {}),
    ...(user.state === 'deactivated' ? { accessFrom: undefined, grantId: undefined } : {}),
  };
}

type Granted = Pick<UserFields, 'grantId' | 'accessFrom' | 'state'>;
/** Lists what a write means to the temporary access by which a user was, or is, here. */
export function grantNews(was: Granted | undefined, is: Granted | undefined) {
  const grantId = was?.grantId;
  if (!grantId || was.state === 'deactivated') return [];
  if (is?.grantId !== grantId || is.state === 'deactivated') return [{ id: grantId, news: 'over' as const }];
  return was.accessFrom && !is.accessFrom ? [{ id: grantId, news: 'began' as const }] : [];
}

/** Returns the fields of the agency that each of its users carries. */
export const tenantOf = (
  { name, isActive, isReadOnly, zone, ...limits }: ClientInput,
  required?: Requirement,
  addresses: readonly string[] = [],
): UserFields['tenant'] => ({
  name,
  maxSessions: sessionsOf(limits),
  isActive,
  ...(isReadOnly ? { isReadOnly } : {}),
  ...(required && required.of !== 'nobody' ? { secondFactor: heldFrom(required, zone) } : {}),
  ...(addresses.length > 0 ? { addresses: [...addresses] } : {}),
});

/** Builds the first user of a new agency, who invites the others. */
export const firstAdministrator = (
  client: ClientInput,
  { name, email }: Pick<UserFields, 'name' | 'email'>,
  sub: string,
): UserFields => ({
  name,
  email,
  phone: '',
  role: 'administrator',
  locale: client.locale,
  zone: client.zone,
  ...roleDefaults('administrator', true),
  artistIds: [],
  isOperator: false,
  state: 'invited',
  sub,
  tenant: tenantOf(client),
});
