import * as z from 'zod';
import { Environment, Permission, Role } from '#shared/kernel/access/permission.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, optionalEmail, requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';
import { kindsWith } from '#shared/records.ts';

export const USER_STATES = ['invited', 'active', 'deactivated'] as const;
export const UserState = z.enum(USER_STATES);
export const MAX_USER_COMPANIES = 100;

export const UserProfile = z.object({
  name: requiredText(100),
  email,
  phone: text(50).default(''),
  role: Role,
  locale: Locale.default('en-gb'),
  zone: TimeZone.default('Europe/Amsterdam'),
  /** The moment at which temporary access ends. */
  accessUntil: Instant.optional(),
});
export const UserFields = UserProfile.extend({
  environment: Environment,
  /** The rights of the role's preset, unless an administrator has changed them. */
  permissions: z.array(Permission),
  /** The number of `LATER_RIGHTS` when `permissions` were set. */
  laterRights: z.int().optional(),
  /** Whether the user sees every artist, or only those in `artistIds`. */
  allArtists: z.boolean(),
  artistIds: z.array(Id).max(1000),
  /** The companies that a promoter's user acts for. The user sees the records of these companies. */
  companyIds: z.array(Id).max(MAX_USER_COMPANIES).optional(),
  isOperator: z.boolean(),
  /** The moment at which temporary access begins, until it has begun. */
  accessFrom: Instant.optional(),
  /** The record of the temporary access by which the user is here. */
  grantId: Id.optional(),
  /** Left out, the default profile of the environment applies. */
  freeFieldProfileId: Id.optional(),
  /** A picture of the user. */
  avatarKey: z.string().optional(),
  /** The storage that it takes, in bytes. */
  bytes: z.record(z.string(), z.int()).optional(),
  /** The bookkeeping of the documents that the user makes, unless another one is chosen. */
  bookkeepingId: Id.optional(),
  /** The user's contact at HubSpot, for the service's own marketing. */
  hubSpotContactId: text(50).optional(),
  /** The moment at which the person turned on a second factor, if it is on. */
  secondFactorAt: Instant.optional(),
  state: UserState,
  /** The person at the user pool; one person may be several users. */
  sub: z.string(),
  /** The fields of the client's record that all its users carry. A closed agency admits no one. */
  tenant: z.object({
    name: z.string(),
    maxSessions: z.int(),
    isActive: z.boolean().optional(),
    isReadOnly: z.boolean().optional(),
    /** The users who need a second factor, and from when. */
    secondFactor: z.object({ of: z.enum(['internal', 'everyone']), from: Instant }).optional(),
    /** The addresses from which the team may use Backline. None: from everywhere. */
    addresses: z.array(z.string()).optional(),
  }),
});
export type UserFields = z.infer<typeof UserFields>;
/** The user as the API returns it, without the identity at the user pool. */
export const User = UserFields.omit({ sub: true, tenant: true, bytes: true, laterRights: true }).extend(Meta.shape);
export type User = z.infer<typeof User>;

/** The settings of mails that are sent in the user's name. */
export const EmailProfile = z.object({
  senderName: text(100).default(''),
  replyTo: optionalEmail,
  closing: text(2000).default(''),
  /** Whether the user gets a blind copy of every mail. */
  copyToMe: z.boolean().default(false),
});
export type EmailProfile = z.infer<typeof EmailProfile>;

/** The kinds of open work that a user is responsible for and a colleague can take over. */
export const OWNED_KINDS = kindsWith('owner');
export type OwnedKind = (typeof OWNED_KINDS)[number];
/** `lastActiveAt`: exact to a few minutes; left out after a month without a sign-in. */
export const UserUsage = z.object({
  owned: z.record(z.enum(OWNED_KINDS), z.int()),
  total: z.int(),
  lastActiveAt: z.string().optional(),
});
export type UserUsage = z.infer<typeof UserUsage>;

/** The activity of a user as an operator sees it. */
export const UserActivity = User.pick({ id: true, name: true, role: true }).extend({
  tenantId: z.string(),
  tenantName: z.string(),
  lastActiveAt: z.string(),
});
export type UserActivity = z.infer<typeof UserActivity>;
