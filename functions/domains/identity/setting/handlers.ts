import { refreshTenant } from '#functions/domains/identity/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { saveSetting, settingActivity, settingOf } from './store.ts';

const { get, save, activity } = settingContract.routes;

export const handlers = {
  get: endpoint(get, ({ ctx }) => settingOf(ctx)),
  save: endpoint(save, async ({ body, ctx }) => {
    const { rev, ...input } = body;
    const setting = await saveSetting(ctx, rev, input);
    await refreshTenant(ctx);
    return setting;
  }),
  activity: endpoint(activity, async ({ ctx }) => ({ rows: await settingActivity(ctx) })),
};
