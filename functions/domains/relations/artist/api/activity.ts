import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { artistFieldWords as words } from '#shared/domains/relations/artist/field-words.ts';
import { artistFields as fields } from '#shared/domains/relations/artist/fields.ts';
import { artistStore } from '../store.ts';

const log = recordActivity(artistStore);

export const handler = endpoint(artistContract.routes.activity, async (call) => {
  artistAccess.check(call.ctx, [call.params.id]);
  const { rows } = await log(call);
  return { rows: await seenRecordLog(call.ctx, 'artist', { fields, words }, rows) };
});
