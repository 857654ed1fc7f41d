import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { putSession } from '#functions/platform/session/access.ts';
import { Random } from '#scripts/seed/random.ts';
import { draft, plant } from '#scripts/seed/writer.ts';
import type { ShowFieldsInput } from '#shared/domains/booking/show/schemas.ts';
import { roleDefaults } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { defaultStatuses } from '#shared/domains/reference/status/defaults.ts';
import type { StatusFields } from '#shared/domains/reference/status/schemas.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Permission, Role } from '#shared/kernel/access/permission.ts';
import { ROLES } from '#shared/kernel/access/permission.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import type { MainArea, StatusKind } from '#shared/kernel/record/main-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Caller } from './api.ts';
import { signToken } from './identity.ts';

const SYSTEM = { userId: 'test', name: 'Test' };
const contextOf = (tenantId: string): TenantContext => ({ tenantId, actor: SYSTEM, now: new Date() });

/** A user with a sign-in that the API accepts. */
export interface TestUser extends Caller {
  readonly user: Stored<UserFields>;
  readonly originJti: string;
}

/** Opens a session for a user, as a sign-in would. */
export async function signedIn(user: Stored<UserFields>): Promise<TestUser> {
  const [originJti, at] = [randomUUID(), new Date().toISOString()];
  await commit([putSession({ sub: user.sub, originJti, userId: user.id, createdAt: at, lastSeenAt: at })]);
  return { user, originJti, token: signToken({ sub: user.sub, originJti }) };
}

interface UserOptions {
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly artistIds?: readonly string[];
  /** Of a promoter's user. */
  readonly companyIds?: readonly string[];
  readonly allArtists?: boolean;
  readonly isOperator?: boolean;
  readonly maxSessions?: number;
  readonly sub?: string;
}

function userFields(options: UserOptions): UserFields {
  const { role, permissions, artistIds = [], isOperator = false, maxSessions = 3, sub = randomUUID() } = options;
  const rights = roleDefaults(role, options.allArtists ?? true);
  return {
    name: `Test ${role}`,
    email: `${sub}@test.example`,
    phone: '',
    role,
    locale: 'en',
    ...rights,
    ...(permissions ? { permissions: [...permissions] } : {}),
    zone: 'Europe/Amsterdam',
    artistIds: [...artistIds],
    ...(options.companyIds ? { companyIds: [...options.companyIds] } : {}),
    isOperator,
    state: 'active',
    sub,
    tenant: { name: 'Test agency', maxSessions },
  };
}
export const makeUser = (tenantId: string, options: UserOptions): Promise<Stored<UserFields>> =>
  userStore.create(contextOf(tenantId), userFields(options));
export const makeSignedIn = async (tenantId: string, options: UserOptions): Promise<TestUser> =>
  signedIn(await makeUser(tenantId, options));

export const makeOperator = (): Promise<TestUser> =>
  makeSignedIn(OPERATOR_TENANT, { role: 'administrator', isOperator: true });

export const makeArtist = (tenantId: string, name: string, more: Partial<ArtistInput> = {}) =>
  artistStore.create(contextOf(tenantId), ArtistInput.parse({ name, ...more }));

export const makeCompany = (tenantId: string, input: z.input<typeof CompanyInput>) =>
  companyStore.create(contextOf(tenantId), CompanyInput.parse(input));

function makeContact(tenantId: string, company: { id: string; name: string }): Promise<Stored<ContactFields>> {
  const position = { companyId: company.id, companyName: company.name, position: 'Booker', defaultSelect: true };
  return contactStore.create(contextOf(tenantId), {
    firstName: 'Nina',
    infix: '',
    lastName: 'Test',
    fullName: 'Nina Test',
    email: 'nina@test.example',
    phone: '',
    mobile: '',
    culture: 'en',
    positions: [position],
    isActive: true,
    notes: '',
  });
}

/** All in one go, as a demo is loaded: one by one they would take longer than most tests do. */
async function makeAll<T extends object>(store: RecordStore<T>, tenantId: string, all: readonly T[]) {
  const [ctx, random] = [contextOf(tenantId), new Random(`${tenantId} ${store.definition.name}`)];
  const drafts = all.map((fields, i) => draft(random, ctx, i + 1, fields));
  await plant(store, tenantId, drafts, random);
  return drafts.map(({ record }) => record);
}

const VENUE_ADDRESS = { city: 'Lisboa', countryId: 'PT', lat: 38.7223, lng: -9.1393 };

async function makeRecords(tenantId: string) {
  const venue = { name: 'Test Hall', roles: ['venue' as const], zone: 'Europe/Lisbon', capacity: 900 };
  const company = await makeCompany(tenantId, { name: 'Test Presents', roles: ['promoter'], address: {} });
  return {
    company,
    venue: await makeCompany(tenantId, { ...venue, address: VENUE_ADDRESS }),
    contact: await makeContact(tenantId, company),
    artist: await makeArtist(tenantId, 'First Artist'),
    otherArtist: await makeArtist(tenantId, 'Second Artist'),
    tag: await makeTag(tenantId, 'Priority'),
  };
}

/** A tag of an area, as the agency's own. */
export const makeTag = (tenantId: string, name: string, mainArea: MainArea = 'show') =>
  tagStore.create(contextOf(tenantId), { name, mainArea, hexColor: '#1D4ED8', isActive: true, sort: 1 });

export type Agency = Awaited<ReturnType<typeof makeAgency>>;

/** An agency of its own for a test file: a tenant nobody else has, with a user of every role. */
export async function makeAgency() {
  const client = await clientStore.create(contextOf(OPERATOR_TENANT), ClientInput.parse({ name: 'Test agency' }));
  const tenantId = client.id;
  const statuses = await makeAll(statusStore, tenantId, defaultStatuses());
  const records = await makeRecords(tenantId);
  const people = ROLES.map((role) =>
    userFields({
      role,
      artistIds: [records.artist.id],
      ...(seesPartiesOnly(role) ? { companyIds: [records.company.id] } : {}),
    }),
  );
  const signed = await Promise.all((await makeAll(userStore, tenantId, people)).map(signedIn));
  const users = Object.fromEntries(signed.map((one) => [one.user.role, one])) as Record<Role, TestUser>;
  const status = (name: string, area: StatusKind = 'show'): Stored<StatusFields> => {
    const found = statuses.find((s) => s.mainArea === area && s.name === name);
    if (!found) throw new Error(`no ${area} status is called ${name}`);
    return found;
  };
  return { tenantId, client, statuses, status, users, ...records };
}

/** The least that makes an option of the agency's artist at its venue. */
export const showInput = (agency: Agency, more: Partial<z.input<typeof ShowFieldsInput>> = {}) => ({
  start: '2027-05-21T20:00',
  end: '2027-05-21T22:00',
  artistIds: [agency.artist.id],
  statusId: agency.status('Option').id,
  venueId: agency.venue.id,
  ...more,
});

/** A well-formed id that leads nowhere. */
export const unknownId = (): string => newId(new Date(), 9_999_999);
