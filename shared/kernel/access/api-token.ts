import type { RouteDef } from '#shared/kernel/contract/route.ts';

/** A token of one user, within the user's present rights; or of the agency, with rights of its own. */
export const TOKEN_KINDS = ['personal', 'agency'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** A readable beginning of each kind: scanners for leaked secrets find it, and people tell tokens apart. */
export const TOKEN_PREFIX: Readonly<Record<TokenKind, string>> = { personal: 'bl_pat_', agency: 'bl_agt_' };
const TOKEN = /^Bearer (bl_(?:pat|agt)_[A-Za-z0-9_-]{43})$/i;
const LIKE_TOKEN = /^Bearer bl_/i;

/** Finds the token in an Authorization header. `''`: the header has one that cannot be right. */
export function tokenIn(authorization: string | undefined): string | undefined {
  if (!LIKE_TOKEN.test(authorization ?? '')) return undefined;
  return TOKEN.exec(authorization ?? '')?.[1] ?? '';
}

export interface TokenLife {
  readonly endsAt: string;
  readonly revokedAt?: string | undefined;
}
export type TokenState = 'live' | 'expired' | 'revoked';
export function tokenState({ endsAt, revokedAt }: TokenLife, now: Date): TokenState {
  if (revokedAt) return 'revoked';
  // An end that cannot be read is past.
  return Date.parse(endsAt) > now.getTime() ? 'live' : 'expired';
}

const CHANGES_NOTHING: RouteDef['grants'] = ['table:read', 'files:read'];
/** Tells whether an operation only reads. */
export const isRead = ({ grants }: Pick<RouteDef, 'grants'>): boolean =>
  grants.every((grant) => CHANGES_NOTHING.includes(grant));
