import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/platform/runtime/env.ts';
import { findOrCreatePerson, isNewPerson } from '#functions/platform/session/identity.ts';
import { roleDefaults } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Permission, Role } from '#shared/kernel/access/permission.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** One password for all of the demo: it guards invented data on the reader's own machine. */
const PASSWORD = 'backline-demo-1';

export type AgencyKey = 'northlight' | 'harbour' | 'operator';
export interface DemoUser {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly agency: AgencyKey;
  readonly note: string;
  readonly locale?: Locale;
  /** Of outsiders: the places of their artists in the roster. */
  readonly artists?: readonly number[];
  /** Rights beyond those of the role. */
  readonly more?: readonly Permission[];
}

/** The demo's user whose access is temporary. */
export const TEMPORARY_USER: DemoUser = {
  email: 'nora@books.example',
  name: 'Nora Lind',
  role: 'finance',
  agency: 'northlight',
  note: 'keeps the books for a while',
};
const at = (name: string) => `${name}@northlight.example`;
export const DEMO_USERS: readonly DemoUser[] = [
  { email: at('admin'), name: 'Iris van Dam', role: 'administrator', agency: 'northlight', note: 'may do everything' },
  { email: at('agent'), name: 'Jonas Keller', role: 'agent', agency: 'northlight', note: 'books shows' },
  { email: at('agent2'), name: 'Mila Costa', role: 'agent', agency: 'northlight', note: 'books shows', locale: 'nl' },
  { email: at('assistant'), name: 'Tom Evers', role: 'assistant', agency: 'northlight', note: 'prepares' },
  { email: at('finance'), name: 'Greta Fischer', role: 'finance', agency: 'northlight', note: 'money', locale: 'de' },
  { email: at('readonly'), name: 'Nils Dahl', role: 'readOnly', agency: 'northlight', note: 'looks, sees no deals' },
  { email: 'artist@outside.example', name: 'Mara Vale', role: 'artist', agency: 'northlight', note: '', artists: [0] },
  {
    email: 'promoter@outside.example',
    name: 'Pedro Lopez',
    role: 'promoter',
    agency: 'northlight',
    note: 'asks for shows of three artists, sees those of one company',
    artists: [0, 1, 2],
    more: ['show.create', 'show.update'],
  },
  { email: 'sam@both.example', name: 'Sam Peeters', role: 'agent', agency: 'northlight', note: 'user of two agencies' },
  { email: 'sam@both.example', name: 'Sam Peeters', role: 'administrator', agency: 'harbour', note: '' },
  { email: 'agent@harbour.example', name: 'Olivia Grant', role: 'agent', agency: 'harbour', note: 'the other agency' },
  { email: 'operator@backline.example', name: 'Ada Quist', role: 'administrator', agency: 'operator', note: 'runs it' },
  TEMPORARY_USER,
];

/** The sign-ins, one line per person. */
export const signIns = DEMO_USERS.filter(
  (user, i) => DEMO_USERS.findIndex((other) => other.email === user.email) === i,
).map(({ email, role, note, agency }) => ({
  email,
  password: PASSWORD,
  role: agency === 'operator' ? 'operator' : role,
  note,
}));

/** Lists the people for the terminal after a start, and the password of all. */
export function signInLines(): string[] {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  const people = signIns.map(
    ({ email, role, note }) => `    ${email.padEnd(width)}  ${role}${note ? `, ${note}` : ''}`,
  );
  return [`  Sign in    password ${PASSWORD}`, ...people];
}

export function userFields(user: DemoUser, sub: string, tenant: UserFields['tenant']): UserFields {
  const { email, name, role, locale = 'en-gb', more = [] } = user;
  const rights = roleDefaults(role, true);
  return {
    name,
    email,
    role,
    locale,
    phone: '',
    zone: 'Europe/Amsterdam',
    ...rights,
    permissions: [...rights.permissions, ...more],
    artistIds: [],
    isOperator: user.agency === 'operator',
    state: 'active',
    sub,
    tenant,
  };
}

/** Signs the people up at the user pool and returns their ids by address. An existing user keeps their password. */
export async function signUp(): Promise<ReadonlyMap<string, string>> {
  const pool = new CognitoIdentityProviderClient({});
  const subs = new Map<string, string>();
  for (const { email, password } of signIns) {
    subs.set(email, await findOrCreatePerson(email));
    if (!(await isNewPerson(email))) continue;
    const login = { UserPoolId: env.userPoolId(), Username: email, Password: password, Permanent: true };
    await pool.send(new AdminSetUserPasswordCommand(login));
  }
  pool.destroy();
  return subs;
}
