import { receiveFromService } from '#functions/domains/booking/webform/public/from-service.ts';
import { agencyDay, clientOf } from '#functions/domains/reference/client/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { countryOfZone } from '#shared/data/time-zones.ts';
import { isOfForm, postOf, withRefusal } from '#shared/domains/booking/webflow/rules.ts';
import type { Connection } from '#shared/domains/booking/webflow/schemas.ts';
import { englishIn, tagOf } from '#shared/kernel/text/locale.ts';
import { noteIntake } from './connection.ts';
import type { Submission } from './message.ts';

interface Receiver {
  readonly tenantId: string;
  readonly connection: Connection;
}
/** Makes a request of a submission, or notes why it is refused. */
export async function takeIn(ctx: PublicContext, { tenantId, connection }: Receiver, submission: Submission) {
  if (!isOfForm(connection, submission)) return;
  const { webformId, fields } = connection;
  const { now } = ctx;
  const [today, { zone }] = await Promise.all([agencyDay({ tenantId, now }), clientOf(tenantId)]);
  const problems = await receiveFromService(ctx, {
    tenantId,
    webformId,
    name: `webflow ${submission.id}`,
    post: (form, locale) =>
      postOf(submission.data, fields, form, { today, culture: tagOf(englishIn(locale, countryOfZone(zone))) }),
  });
  const at = now.toISOString();
  const refusal = {
    at,
    submissionId: submission.id,
    problems: problems.map(({ code, field }) => ({ code, ...(field ? { field } : {}) })),
  };
  await noteIntake({ tenantId, now }, (before) =>
    problems.length > 0
      ? { ...before, refused: withRefusal(before.refused, refusal) }
      : { ...before, receivedAt: at, refused: before.refused.filter((one) => one.submissionId !== submission.id) },
  );
}
