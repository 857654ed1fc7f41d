import { checkArtists } from '#functions/domains/identity/user/public/check-artists.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { checkMayAsk, checkTerms } from '#shared/domains/identity/access-grant/rules.ts';
import { askFor } from './ask.ts';
import { accessesOf, askAgain } from './person.ts';
import { rowOf, rowsOf } from './rows.ts';
import { askedBy, grantMapping, grantStore, type TemporaryGrant } from './store.ts';
import { askForSupport, supportOf } from './support.ts';

const { routes } = accessGrantContract;

/** Answers a decision, or the newer state of a record that somebody else has decided. */
const decision = async (ctx: UserContext, decide: () => Promise<TemporaryGrant>) =>
  rowOf(ctx, await asSeen((current: TemporaryGrant) => rowOf(ctx, current), decide));

export const handlers = {
  list: endpoint(routes.list, async ({ body, ctx }) => {
    checkInternal(ctx);
    const own = ctx.actor.permissions.has('user.invite') ? [] : [askedBy(ctx.actor.userId)];
    const page = await grantStore.page(ctx, queryOf(grantMapping, body, own));
    return { ...page, rows: await rowsOf(ctx, page.rows) };
  }),
  request: endpoint(routes.request, async ({ body, ctx }) => {
    checkInternal(ctx);
    checkTerms(body, ctx.now);
    checkMayAsk(ctx.actor, body);
    await checkArtists(ctx, body.artistIds);
    return rowOf(ctx, await askFor(ctx, { ...body, origin: 'staff' }));
  }),
  grant: endpoint(routes.grant, async ({ body: { id, rev, ...terms }, ctx }) => {
    const { grantAccess } = await import('./decide.ts');
    return decision(ctx, () => grantAccess(ctx, { id, rev }, terms));
  }),
  decline: endpoint(routes.decline, async ({ body, ctx }) => {
    const { declineAccess } = await import('./decide.ts');
    return decision(ctx, () => declineAccess(ctx, body, body.reason));
  }),
  revoke: endpoint(routes.revoke, async ({ body, ctx }) => {
    const { revokeAccess } = await import('./decide.ts');
    return decision(ctx, () => revokeAccess(ctx, body));
  }),
  status: endpoint(routes.status, async ({ ctx }) => ({ rows: await accessesOf(ctx) })),
  askAgain: endpoint(routes.askAgain, async ({ body, ctx }) => {
    await askAgain(ctx, body.userId, body.reason);
    return { rows: await accessesOf(ctx) };
  }),
  requestSupport: endpoint(routes.requestSupport, async ({ body, ctx }) => askForSupport(ctx, body)),
  listSupport: endpoint(routes.listSupport, async ({ body: { tenantId }, ctx }) => ({
    rows: await supportOf(ctx, tenantId),
  })),
};
