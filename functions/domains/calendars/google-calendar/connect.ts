import { exchangeCode, hasCalendar } from '#functions/platform/authority/google-calendar.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { changeConnection, ownConnection, sealToken } from './connection.ts';
import { endConsent } from './consent-store.ts';

/** Passes on what the service says of the consent, in our own words. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    throw new AppError(e.status === 401 ? 'googleCalendar.refused' : 'googleCalendar.noAnswer');
  }
}

/** Connects the feed of a consent. A calendar that the new consent reaches is kept. */
export async function connect(ctx: UserContext, state: string, code: string): Promise<Id> {
  const { feedId, verifier } = await endConsent(ctx, state);
  const before = await ownConnection(ctx, feedId);
  const { token, refreshToken, isGranted } = await asked(() => exchangeCode(code, verifier));
  if (!isGranted || !refreshToken) throw new AppError('googleCalendar.notGranted');
  const known = before?.calendarId;
  const isKept = known !== undefined && (await asked(() => hasCalendar(token, known)));
  await changeConnection(ctx, feedId, {
    action: 'connect',
    pushes: true,
    next: () => ({
      feedId,
      id: newId(ctx.now),
      ownerId: ctx.actor.userId,
      sealed: sealToken(ctx, feedId, refreshToken),
      connectedAt: ctx.now.toISOString(),
      calendarId: isKept ? known : undefined,
    }),
  });
  return feedId;
}
