import { collectionOf, sitesOf } from '#functions/platform/authority/webflow.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { serviceOutcome } from '#functions/platform/http/service-outcome.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { suggestedFields } from '#shared/domains/booking/webflow/dates-rules.ts';
import { queued } from '#shared/kernel/record/ids.ts';
import { removeConnection, requiredToken, saveConnection, shownConnection } from './connection.ts';
import { asked, chosenTarget, collectionChoices, fieldsIn, siteChoices } from './dates/choose.ts';
import { clearItems } from './dates/end.ts';
import { endingWrites, endTarget, keepTarget, promiseRun, shownDates } from './dates/target.ts';

const { routes } = webflowContract;

export const handlers = {
  get: endpoint(routes.get, ({ ctx }) => shownConnection(ctx)),
  save: endpoint(routes.save, ({ body, ctx }) => saveConnection(ctx, body)),
  remove: endpoint(routes.remove, ({ body, ctx }) =>
    removeConnection(ctx, body.rev, async () => {
      if (!body.keepsItems) await clearItems(ctx);
      return endingWrites(ctx);
    }),
  ),
  test: endpoint(routes.test, async ({ ctx }) => {
    const token = await requiredToken(ctx);
    try {
      return { outcome: 'ok' as const, sites: (await sitesOf({ token })).map(({ displayName }) => displayName) };
    } catch (e) {
      return { outcome: serviceOutcome(e), sites: [] };
    }
  }),
  dates: endpoint(routes.dates, ({ ctx }) => shownDates(ctx)),
  sites: endpoint(routes.sites, async ({ ctx }) => ({ rows: await siteChoices(ctx) })),
  collections: endpoint(routes.collections, async ({ query, ctx }) => ({
    rows: await collectionChoices(ctx, query.siteId),
  })),
  fields: endpoint(routes.fields, async ({ query, ctx }) => {
    const token = await requiredToken(ctx);
    const fields = fieldsIn(await asked(collectionOf({ token }, query.collectionId)));
    return { fields, suggested: suggestedFields(fields) };
  }),
  saveDates: endpoint(routes.saveDates, async ({ body, ctx }) =>
    keepTarget(ctx, body.rev, await chosenTarget(ctx, body)),
  ),
  endDates: endpoint(routes.endDates, async ({ body, ctx }) => {
    if (!body.keepsItems) await clearItems(ctx);
    return endTarget(ctx, body.rev);
  }),
  syncDates: endpoint(routes.syncDates, async ({ ctx }) => {
    await promiseRun(ctx);
    return queued;
  }),
};
