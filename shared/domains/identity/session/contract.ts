import * as z from 'zod';
import { NewPassword } from '#shared/domains/identity/account/schemas.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { CAN_CREATE } from '#shared/kernel/access/can-create.ts';
import { Environment, Permission, Role } from '#shared/kernel/access/permission.ts';
import { anyone, anyUser, identity, operator } from '#shared/kernel/contract/access.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText, typedText } from '#shared/kernel/text/text.ts';

/** The facts that the web application knows about the signed-in user. */
export const Me = z.object({
  user: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: Role,
    environment: Environment,
    locale: Locale,
    zone: z.string(),
    allArtists: z.boolean(),
    isOperator: z.boolean(),
    /** The moment at which temporary access ends. */
    accessUntil: z.string().optional(),
  }),
  tenant: z.object({
    id: z.string(),
    name: z.string(),
    currency: z.string(),
    zone: z.string(),
    locale: Locale,
    ...SettingFields.pick({ optionDays: true, distanceUnit: true, approvals: true }).shape,
  }),
  permissions: z.array(Permission),
  canCreate: z.object(
    Object.fromEntries(CAN_CREATE.map((kind) => [kind, z.boolean()])) as Record<
      (typeof CAN_CREATE)[number],
      z.ZodBoolean
    >,
  ),
  impersonatedBy: z.object({ name: z.string() }).optional(),
  /** The agency can only read. */
  isReadOnly: z.literal(true).optional(),
  unseen: z.int(),
});
export type Me = z.infer<typeof Me>;

/** The counts of work that waits for a user and that the user may do. */
const Waiting = z.object({
  /** The notifications that are not seen yet. */
  unseen: z.int(),
  /** The user's own open tasks that are due by the end of the user's day. */
  tasks: z.int(),
  /** The requests from outside the agency that are not decided yet. */
  requests: z.int(),
  /** The documents that wait for the user's signature. */
  signatures: z.int(),
});
export type Waiting = z.infer<typeof Waiting>;

const Choice = z.object({ id: Id, name: z.string(), tenantName: z.string(), role: Role });

export const sessionContract = contract('session', {
  byToken: 'none',
  errors: {
    'session.noUser': 403,
    'session.notAllowed': 403,
    'session.code': 400,
    'session.codeExpired': 400,
    'account.passwordRefused': 400,
  },
  routes: {
    signIn: route(pageApi('POST', '/signin'), identity.writes('identity:admin'), {
      aliases: [pageApi('POST', '/login')],
      body: z.object({ userId: Id.optional() }),
      output: z.object({
        state: z.enum(['signedIn', 'choose']),
        users: z.array(Choice).default([]),
        /** The agency requires a second factor of the user, now or soon, who has none. */
        asksFactor: z.boolean(),
      }),
    }),
    signOut: route(pageApi('POST', '/signout'), identity.writes(), {
      body: z.object({ everywhere: z.boolean().default(false) }),
      output: Done,
    }),
    /** Mails a code to a user who forgot the password. The answer is the same for an unknown address. */
    resetPassword: route(pageApi('POST', '/resetpassword'), anyone.writes(), {
      body: z.object({ email }),
      output: Done,
    }),
    /** Sets a new password with that code, and ends every sign-in of the person. */
    confirmReset: route(pageApi('POST', '/resetpassword/confirm'), anyone.writes('identity:admin'), {
      body: z.object({ email, code: requiredText(20), password: NewPassword }),
      output: Done,
    }),
    me: route(pageApi('GET', '/me'), anyUser.reads(), {
      aliases: [{ method: 'GET', path: '/api/v1/users/current' }],
      output: Me,
    }),
    /** Returns the counts of waiting work. A page requests them after it has rendered, and while it stays open. */
    waiting: route(pageApi('GET', '/me/waiting'), anyUser.reads(), { output: Waiting }),
    impersonate: route(pageApi('POST', '/impersonate'), operator.writes(), {
      body: z.object({ tenantId: Id, userId: Id, reason: typedText().trim().min(3).max(200) }),
      output: Done,
    }),
    endImpersonation: route(pageApi('POST', '/impersonate/end'), identity.writes(), { body: Nothing, output: Done }),
  },
});
