import { objectsOf } from '#functions/platform/authority/hubspot.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Decision } from '#shared/domains/relations/hubspot/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { type Access, outcomeOf } from './connection.ts';
import { syncedKinds } from './kinds.ts';
import { linksHere, linksThere } from './links.ts';
import { settlePairs } from './pairs.ts';
import { makeHere } from './pull.ts';
import { runOf, valuesThere } from './run.ts';

/** Links a record of HubSpot with one of ours, or makes a new one of it, as a person decided. */
async function decided(ctx: TenantContext, access: Access, { kind, hubspotId, recordId }: Decision): Promise<void> {
  const [run, synced] = [runOf(ctx, access), syncedKinds[kind]];
  const [object] = await objectsOf(access.token, synced.type, [hubspotId], synced.properties);
  if (!object) throw new AppError('hubspot.gone');
  if ((await linksThere(run.place, kind, [hubspotId])).size > 0) throw new AppError('hubspot.linked');
  if (recordId) {
    const no = noOf(recordId);
    if ((await linksHere(run.place, kind, [no])).size > 0) throw new AppError('hubspot.linked');
    const ours = (await synced.ours.many(run.ctx, [no])).find(({ id }) => id === recordId);
    if (!ours) throw new AppError('notFound');
    await settlePairs(run, synced, [{ ours, object }]);
  } else {
    const theirs = (await valuesThere(run, synced, [object])).get(hubspotId) ?? {};
    await makeHere(run, synced, object, theirs);
  }
  if (run.here.left > 0) throw new AppError('hubspot.gone');
}

export async function decideOn(ctx: TenantContext, access: Access, decision: Decision): Promise<void> {
  try {
    await decided(ctx, access, decision);
  } catch (e) {
    if (e instanceof AppError) throw e;
    outcomeOf(e);
    throw new AppError('hubspot.noAnswer');
  }
}
