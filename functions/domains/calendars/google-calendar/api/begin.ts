import { consentUrl, isGoogleSetUp } from '#functions/platform/authority/google-calendar.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ownConnection } from '../connection.ts';
import { beginConsent } from '../consent-store.ts';

export const handler = endpoint(googleCalendarContract.routes.begin, async ({ params, ctx }) => {
  await ownConnection(ctx, params.id);
  if (!isGoogleSetUp()) throw new AppError('googleCalendar.notSetUp');
  const { state, challenge } = await beginConsent(ctx, params.id);
  return { url: consentUrl(state, challenge) };
});
