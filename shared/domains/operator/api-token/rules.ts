import type { Permission, Role } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { ApiTokenInput, ApiTokenRow } from './schemas.ts';

/** The most live tokens of a user, and of an agency. */
export const MAX_LIVE = { personal: 20, agency: 50 } as const;
const DAY_MS = 86_400_000;

export interface Maker {
  readonly userId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
  readonly allArtists: boolean;
  readonly impersonator?: object | undefined;
}
type Owned = Pick<ApiTokenRow, 'kind' | 'userId'>;
interface Asked extends Pick<ApiTokenInput, 'kind'> {
  readonly permissions: readonly Permission[];
}

/** Tells whether a user looks after the tokens of the agency and of all its users. */
export const looksAfterTokens = ({ role, permissions, allArtists }: Maker): boolean =>
  role === 'administrator' && allArtists && permissions.has('settings.update');

export const maySeeToken = (maker: Maker, { kind, userId }: Owned): boolean =>
  looksAfterTokens(maker) || (kind === 'personal' && userId === maker.userId);

/** Refuses a token that would hold more than its maker, or that another person makes in the maker's name. */
export function checkNewToken(maker: Maker, { kind, permissions }: Asked): void {
  if (maker.impersonator || (kind === 'agency' && !looksAfterTokens(maker))) throw new AppError('denied');
  if (permissions.some((one) => !maker.permissions.has(one)))
    throw new AppError('apiToken.notHeld', { field: 'permissions' });
}

/** Refuses one more token than a user, or the agency, may have. */
export function checkRoom(rows: readonly ApiTokenRow[], { kind, userId }: Owned): void {
  const isSame = (row: ApiTokenRow) => row.kind === kind && (kind === 'agency' || row.userId === userId);
  const live = rows.filter((row) => row.state === 'live' && isSame(row));
  const max = MAX_LIVE[kind];
  if (live.length >= max) throw new AppError('apiToken.tooMany', { params: { max } });
}

export const expiryOf = (days: number, now: Date): string => new Date(now.getTime() + days * DAY_MS).toISOString();
