import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { checkStep } from '#shared/domains/agreements/statement/rules.ts';
import { statementRendering } from '../rendering.ts';
import { statementStore } from '../store.ts';
import { checkAccess, shown } from '../view.ts';

/** Asks for the PDF again, where it failed or was never made. */
export const handler = endpoint(statementContract.routes.render, async ({ params, ctx }) => {
  const statement = checkAccess(ctx, await statementStore.get(ctx, params.id));
  checkStep(statement, 'mail');
  const { outbox, extra } = await statementRendering.askFor(ctx, statement, ctx.actor.userId);
  if (outbox.length === 0) return shown(ctx, statement);
  return shown(ctx, await statementStore.update(ctx, statement, statement, { action: 'render', outbox, extra }));
});
