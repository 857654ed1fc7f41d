import { logSeen } from '#functions/domains/free-field/public/activity.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { seenEntries } from '#functions/platform/inside.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { hiddenFields } from '../outside.ts';
import { artistStore } from '../store.ts';

const log = logSeen('artist', recordActivity(artistStore));

export const handler = endpoint(artistContract.routes.activity, async (call) => {
  artistAccess.check(call.ctx, [call.params.id]);
  const { rows } = await log(call);
  return { rows: seenEntries(call.ctx, rows, hiddenFields(call.ctx)) };
});
