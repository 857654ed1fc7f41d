import type { TokenKind } from '#shared/kernel/access/api-token.ts';
import type { Environment, Permission, Role } from '#shared/kernel/access/permission.ts';
import type { Audience } from '#shared/kernel/contract/route.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The API token by which a user acts. */
export interface ActorToken {
  readonly id: string;
  readonly label: string;
  readonly kind: TokenKind;
  readonly permissions: readonly Permission[];
  readonly isReadOnly: boolean;
}

/** The acting user. Under impersonation this is the user shown; the operator behind it is `impersonator`. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly environment: Environment;
  readonly permissions: ReadonlySet<Permission>;
  readonly allArtists: boolean;
  readonly artistIds: readonly string[];
  /** The companies that a promoter's user acts for. */
  readonly companyIds: readonly string[];
  readonly isOperator: boolean;
  /** The agency can only read: it owes the operator, or its subscription is over. */
  readonly isReadOnly?: boolean | undefined;
  /** The user has to set up a second factor before anything else. An operator's own counts while acting as a user. */
  readonly needsFactor?: boolean | undefined;
  /** The user has to sign in with their password: the account elsewhere has no second factor. */
  readonly needsPassword?: boolean | undefined;
  /** The profile of free fields that the user sees. Default: that of their environment. */
  readonly freeFieldProfileId?: string | undefined;
  readonly impersonator?: { readonly userId: string; readonly name: string; readonly sessionId: string } | undefined;
  readonly token?: ActorToken | undefined;
  /** The temporary access by which the user, or the operator behind the user, acts. */
  readonly grantId?: string | undefined;
}

export interface PublicContext {
  readonly now: Date;
  /** Our languages that the reader's Accept-Language accepts, the most wanted first. */
  readonly locales: readonly Locale[];
  readonly locale: Locale;
  readonly requestId: string;
  /** The network of the caller, for limits: of an address of the newer kind its first half. */
  readonly ip: string;
  /** The whole address of the caller. */
  readonly address: string;
  /** The browser's own words about itself, at most 256 characters. */
  readonly userAgent: string;
  /** For a secret address: the agency whose staff are signed in with this browser. */
  readonly staffOf?: string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
  /** Set-Cookie of the answer. */
  readonly setCookie: (cookie: string) => void;
}

/** Signed in at Cognito; a user may not be chosen yet. */
export interface IdentityContext extends PublicContext {
  readonly sub: string;
  /** Stays the same over token refreshes: the key of the session. */
  readonly originJti: string;
  /** Epoch seconds of the sign-in; missing without a sign-in. */
  readonly authTime?: number;
  /** Whether the person came by an account elsewhere. */
  readonly byProvider?: boolean;
  /** By it the user pool knows the person; empty without a sign-in. Never logged or stored. */
  readonly accessToken?: string;
}

/** The only way to a store: no tenant, no store. */
export interface TenantContext {
  readonly tenantId: string;
  readonly now: Date;
  readonly actor: Pick<Actor, 'userId' | 'name' | 'impersonator' | 'token' | 'grantId'>;
}

/** Enough to prepare a record: a job has it as well as a user. */
export interface RecordContext extends TenantContext {
  readonly actor: TenantContext['actor'] & Pick<Actor, 'permissions'>;
}

export interface UserContext extends IdentityContext {
  readonly tenantId: string;
  readonly actor: Actor;
}

export type ContextOf<A extends Audience> = A extends 'user' | 'operator'
  ? UserContext
  : A extends 'identity'
    ? IdentityContext
    : PublicContext;
