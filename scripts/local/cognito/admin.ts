import { randomBytes } from 'node:crypto';
import { mailCode } from './account.ts';
import { CognitoError } from './error.ts';
import type { Input, NameValue } from './input.ts';
import { disableProvider, linkProvider } from './linked.ts';
import type { Pool, User } from './pool.ts';
import { factorsOf, preferFor } from './second-factor.ts';

const MAX_PAGE = 60;

const toRecord = (list: readonly NameValue[] = []): Record<string, string> =>
  Object.fromEntries(list.map(({ Name, Value = '' }) => [Name, Value]));
const toList = ({ attributes, identities = [] }: User): NameValue[] => [
  ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  ...(identities.length > 0 ? [{ Name: 'identities', Value: JSON.stringify(identities) }] : []),
];

const summary = (user: User): object => ({
  Username: user.sub,
  UserStatus: user.status,
  Enabled: user.enabled,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
});

async function create(pool: Pool, input: Input): Promise<object> {
  const password = input.TemporaryPassword ?? `T1${randomBytes(9).toString('base64url')}`;
  const user = pool.create(input.Username ?? '', toRecord(input.UserAttributes), password);
  if (input.MessageAction !== 'SUPPRESS') {
    const text = `Your username is ${user.attributes.email} and temporary password is ${password}`;
    await pool.options.mail(user.attributes.email ?? '', 'Your temporary password', text);
  }
  return { User: { ...summary(user), Attributes: toList(user) } };
}

function setPassword(pool: Pool, { Username = '', Password = '', Permanent }: Input): void {
  pool.setPassword(pool.require(Username), Password, Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD');
}

function disable(pool: Pool, { Username = '' }: Input): void {
  const user = pool.require(Username);
  pool.signOutEverywhere(user.sub);
  pool.change(user, { enabled: false });
}

async function reset(pool: Pool, { Username = '' }: Input): Promise<void> {
  await mailCode(pool, pool.change(pool.require(Username), { status: 'RESET_REQUIRED' }));
}

function update(pool: Pool, { Username = '', UserAttributes }: Input): void {
  const user = pool.require(Username);
  const changes = toRecord(UserAttributes);
  const other = changes.email === undefined ? undefined : pool.find(changes.email);
  if (other && other.sub !== user.sub) throw new CognitoError('AliasExistsException', 'The address is in use.');
  pool.change(user, { attributes: { ...user.attributes, ...changes, sub: user.sub } });
}

/** `email = "a@b"` or `email ^= "a"`. */
function filter(text: string | undefined): (user: User) => boolean {
  if (!text) return () => true;
  const match = /^\s*"?(\w+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(text);
  if (!match) throw new CognitoError('InvalidParameterException', 'The filter is not valid.');
  const [, name = '', operator, wanted = ''] = match;
  const isHit = (value: string) => (operator === '=' ? value === wanted : value.startsWith(wanted));
  return (user) => isHit(user.attributes[name] ?? '');
}

function list(pool: Pool, { Filter, Limit = MAX_PAGE, PaginationToken }: Input): object {
  const hits = pool.all().filter(filter(Filter));
  const start = Number(PaginationToken ?? 0);
  const end = start + Math.min(Limit, MAX_PAGE);
  return {
    Users: hits.slice(start, end).map((user) => ({ ...summary(user), Attributes: toList(user) })),
    ...(end < hits.length ? { PaginationToken: String(end) } : {}),
  };
}

/** The calls of the product's own servers; on AWS these calls are signed. */
export const ADMIN: Readonly<Record<string, (pool: Pool, input: Input) => unknown>> = {
  AdminCreateUser: create,
  AdminGetUser: (pool, { Username = '' }) => {
    const user = pool.require(Username);
    return { ...summary(user), ...factorsOf(user), UserAttributes: toList(user) };
  },
  AdminSetUserMFAPreference: preferFor,
  AdminSetUserPassword: setPassword,
  AdminEnableUser: (pool, { Username = '' }) => void pool.change(pool.require(Username), { enabled: true }),
  AdminDisableUser: disable,
  AdminDeleteUser: (pool, { Username = '' }) => pool.delete(pool.require(Username)),
  AdminUserGlobalSignOut: (pool, { Username = '' }) => pool.signOutEverywhere(pool.require(Username).sub),
  AdminResetUserPassword: reset,
  AdminUpdateUserAttributes: update,
  AdminLinkProviderForUser: linkProvider,
  AdminDisableProviderForUser: disableProvider,
  ListUsers: list,
  DescribeUserPool: (pool) => ({ UserPool: { Id: pool.options.id, EstimatedNumberOfUsers: pool.all().length } }),
};
