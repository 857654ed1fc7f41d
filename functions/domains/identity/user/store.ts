import { clientOf } from '#functions/domains/reference/client/store.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { keptBytes } from '#functions/platform/files/usage.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { type AccessGrant, dropGrant, putGrant } from '#functions/platform/session/access.ts';
import { loadAddresses } from '#functions/platform/session/allowed-address.ts';
import { loadRequirement } from '#functions/platform/session/factor.ts';
import { addressesOf } from '#shared/domains/identity/allowed-address/rules.ts';
import { type Requirement, requiredFrom } from '#shared/domains/identity/user/required-factor.ts';
import { grantNews, tenantOf, withLaterRights } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { type Permission, ROLES } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

import { avatarWrites } from './public/avatars.ts';

const ENVIRONMENTS = ['internal', 'external'] as const;
export const USER_STATES = ['invited', 'active', 'deactivated'] as const;

const index = defineList({
  name: 'user',
  key: 'text',
  columns: {
    environment: 'u8',
    role: 'u8',
    state: 'u8',
    secondFactor: 'u8',
    artists: 'many',
    companies: 'many',
    words: 'text',
  },
});

export const userMapping: ListMapping = {
  keyword: 'words',
  fields: {
    environment: byWord('environment', ENVIRONMENTS),
    role: byWord('role', ROLES),
    state: byWord('state', USER_STATES),
    artist: byId('artists'),
    secondFactor: byFlag('secondFactor'),
  },
  sorts: { name: 'key', role: 'role' },
};

/** The tenant is the client's id; a user record does not repeat it, its writer hands it over. */
export const summaryOf = (tenantId: string, user: Stored<UserFields>): AccessGrant => ({
  sub: user.sub,
  userId: user.id,
  tenantId,
  tenantName: user.tenant.name,
  maxSessions: user.tenant.maxSessions,
  name: user.name,
  role: user.role,
  environment: user.environment,
  permissions: user.permissions,
  allArtists: user.allArtists,
  artistIds: user.artistIds,
  companyIds: user.companyIds,
  isOperator: user.isOperator,
  freeFieldProfileId: user.freeFieldProfileId,
  active: user.state !== 'deactivated' && user.tenant.isActive !== false && !user.deletedAt,
  isClosed: user.tenant.isActive === false,
  isReadOnly: user.tenant.isReadOnly,
  secondFactorFrom: requiredFrom(user),
  addresses: addressesOf(user),
  hasSecondFactor: user.secondFactorAt !== undefined,
  accessFrom: user.accessFrom,
  accessUntil: user.accessUntil,
  grantId: user.grantId,
  locale: user.locale,
  zone: user.zone,
});

/** Due index: users whose temporary access begins or ends. */
export const ACCESS_DUE = 'access';

/** Users of an agency, inside and outside; the access card changes in the same transaction. */
export const userStore = new RecordStore<UserFields>({
  name: 'user',
  title: (user) => user.name,
  summary: ({ name }) => name,
  due: ({ state, accessFrom, accessUntil }) => {
    const at = accessFrom ?? accessUntil;
    return at && state !== 'deactivated' ? { kind: ACCESS_DUE, at } : undefined;
  },
  untold: ['grantId', 'secondFactorAt'],
  follows: (was, is) => grantNews(was, is).map((what) => emit('accessGrant', what)),
  unique: [{ kind: 'email', field: 'email', of: (user) => user.email }],
  bytes: keptBytes,
  derived: (tenantId, before, after) => [
    ...(before && before.sub !== after.sub ? [dropGrant(before.sub, before.id)] : []),
    putGrant(summaryOf(tenantId, after)),
    ...avatarWrites(tenantId, before, after),
  ],
  list: listOf(index, (user) => ({
    no: user.no,
    key: fold(user.name),
    environment: wordNo(ENVIRONMENTS, user.environment),
    role: wordNo(ROLES, user.role),
    state: wordNo(USER_STATES, user.state),
    secondFactor: user.secondFactorAt ? 1 : 0,
    artists: user.artistIds.map(noOf),
    companies: user.companyIds?.map(noOf) ?? [],
    words: fold(`${user.name} ${user.email}`),
  })),
  picker: pickerOf(definePicker({ entity: 'user' }), (user) => ({
    key: user.id,
    value: user.name,
    sublabel: user.role,
    words: [],
    facets: { internal: user.environment === 'internal' && user.state !== 'deactivated' ? 1 : 0 },
  })),
});

/** Whether an address is that of the agency's own staff. */
export async function isStaffAddress(ctx: Pick<TenantContext, 'tenantId'>, email: string): Promise<boolean> {
  const id = await uniqueValueOwner(ctx.tenantId, 'user.email', email);
  const user = id && (await userStore.find(ctx, id));
  return !!user && !user.deletedAt && user.environment === 'internal';
}

const COUNTED = { column: 'state', noneOf: [wordNo(USER_STATES, 'deactivated')] };

/** Users who may sign in. */
export const countedUsers = async (tenantId: string): Promise<number> =>
  (await userStore.definition.list?.all(tenantId, { filters: [COUNTED] }))?.length ?? 0;

const INSIDE = { column: 'environment', anyOf: [wordNo(ENVIRONMENTS, 'internal')] };

/** The users of the agency itself who may sign in. */
const insideUsers = (ctx: Pick<TenantContext, 'tenantId'>): Promise<Stored<UserFields>[]> =>
  userStore.where(ctx, [COUNTED, INSIDE]);

/** Users who may sign in and see an artist: who sees all of them is inside, and others are linked. */
export async function usersSeeing(ctx: Pick<TenantContext, 'tenantId'>, artistId: Id): Promise<Stored<UserFields>[]> {
  const found = [INSIDE, { column: 'artists', anyOf: [noOf(artistId)] }].map((one) =>
    userStore.definition.list?.all(ctx.tenantId, { filters: [COUNTED, one] }),
  );
  const nos = (await Promise.all(found)).flatMap((each) => each ?? []);
  const users = await userStore.many(ctx, [...new Set(nos)]);
  return users.filter(({ allArtists, artistIds }) => allArtists || artistIds.includes(artistId));
}

/** Finds the users of the agency who hold a right and see one of the artists. */
export async function usersHolding(
  ctx: Pick<TenantContext, 'tenantId'>,
  right: Permission,
  artistIds: readonly Id[],
): Promise<Stored<UserFields>[]> {
  return (await insideUsers(ctx))
    .map((user) => withLaterRights(user))
    .filter((user) => user.permissions.includes(right))
    .filter((user) => user.allArtists || user.artistIds.some((id) => artistIds.includes(id)));
}

/** One user more, unless the agency may have no more; who comes in at the same moment is counted too. */
export const takeSeat = <T>(
  { id, maxUsers }: Stored<ClientInput>,
  work: (seat: readonly Write[]) => Promise<T>,
): Promise<T> =>
  serialized(id, ['seats'], async (seat) => {
    if ((await countedUsers(id)) >= maxUsers) throw new AppError('user.tooMany', { params: { max: maxUsers } });
    return work(seat);
  });

/** The fields of an agency that each of its users carries. */
export async function carriedOf(client: Stored<ClientInput>): Promise<UserFields['tenant']> {
  const [required, addresses] = await Promise.all([loadRequirement<Requirement>(client.id), loadAddresses(client.id)]);
  return tenantOf(client, required, addresses);
}

/** Brings what users carry of their agency up to date: with the write where that lasts, and behind it in any case. */
export async function refreshTenant(ctx: TenantContext): Promise<number> {
  const current = async (user: Stored<UserFields>) => ({
    ...user,
    tenant: await carriedOf(await clientOf(ctx.tenantId)),
  });
  let changed = 0;
  await settleEach((await userStore.definition.list?.all(ctx.tenantId, {})) ?? [], async (no) => {
    if (await changeRecord(ctx, userStore, no, current, () => ({ action: 'agency' }))) changed++;
  });
  return changed;
}
