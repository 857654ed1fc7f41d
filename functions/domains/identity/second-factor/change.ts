import { randomInt } from 'node:crypto';
import { refreshFactor } from '#functions/domains/identity/user/public/second-factor.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { noteOf } from '#functions/platform/record/outbox.ts';
import { type Factor, loadFactor } from '#functions/platform/session/factor.ts';
import { countFailures, type RateLimit } from '#functions/platform/session/rate.ts';
import { hashCode, matchesCode } from '#functions/platform/session/secret.ts';
import type { FactorChange } from '#shared/domains/identity/second-factor/changes.ts';
import { plainCode, RECOVERY_CODES, recoveryCode } from '#shared/domains/identity/second-factor/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Wrong codes of a person. Then even the right one waits until the quarter of an hour is over. */
const WRONG_CODES: RateLimit = { max: 5, seconds: 900 };

/** Limits the wrong codes of a person, of an app and for recovery alike. */
export const tryCode = <T>(sub: string, now: Date, run: () => Promise<T>): Promise<T> =>
  countFailures(`FACTOR#${sub}`, WRONG_CODES, now, run);

/** A code belongs to its person: equal codes of two people have different hashes. */
const hashOf = (sub: string) => (code: string) => hashCode('recovery', `${sub}:${plainCode(code)}`);
export const isRecoveryCode = (sub: string, { codeHashes }: Factor, code: string): boolean =>
  codeHashes.some((hash) => matchesCode('recovery', `${sub}:${plainCode(code)}`, hash));

/** Makes recovery codes, with the factor that stores their hashes. */
export function newCodes(sub: string, at: string): { readonly codes: string[]; readonly factor: Factor } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode((below) => randomInt(below)));
  return { codes, factor: { at, codeHashes: codes.map(hashOf(sub)) } };
}

/** The factor of the caller, which must be on. */
export async function ownFactor({ sub }: UserContext): Promise<Factor> {
  const factor = await loadFactor(sub);
  if (!factor) throw new AppError('secondFactor.isOff');
  return factor;
}

const ACTIONS: Readonly<Record<FactorChange, string>> = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  codes: 'recoveryCodes',
  recovered: 'recoveryCodeUsed',
  reset: 'secondFactorReset',
};
interface Changed {
  readonly user: Stored<UserFields>;
  readonly change: FactorChange;
  readonly writes: readonly Write[];
  /** The reason of an administrator. */
  readonly reason?: string;
}
/** Writes a change with its log entry and its mail in one transaction. The users of the person follow. */
export async function saveChange(ctx: TenantContext, { user, change, writes, reason }: Changed): Promise<void> {
  const action = ACTIONS[change];
  const who = reason === undefined ? {} : { by: ctx.actor.name, reason };
  const mail = emit('secondFactor', { userId: user.id, at: ctx.now.toISOString(), change, ...who });
  const changes = reason === undefined ? [] : [{ field: 'reason', after: reason }];
  await commit([...writes, noteOf(ctx, user, action, { outbox: [mail], changes })]);
  await refreshFactor(user.sub, ctx.now, action, user.id);
}
