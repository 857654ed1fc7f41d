import { titleOfTarget } from '#functions/domains/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checklistContract } from '#shared/domains/checklist/contract.ts';
import { shownItem } from '#shared/domains/checklist/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { checklistStore, presetsOf, touchedOf } from '../store.ts';

/** The first state of a preset on a record makes its item. */
export const handler = endpoint(checklistContract.routes.setState, async ({ body, ctx }) => {
  const { entity, recordId, itemId, state } = body;
  const target = { entity, recordId };
  await titleOfTarget(ctx, target);
  const [presets, touched] = await Promise.all([presetsOf(ctx, target), touchedOf(ctx, target)]);
  const before = touched.find(({ id, presetId }) => (presetId ?? id) === itemId);
  const preset = presets.find(({ id }) => id === itemId);
  const set = { state, setBy: ctx.actor.name, setAt: ctx.now.toISOString() };
  if (before) return shownItem(await checklistStore.update(ctx, before, { ...before, ...set }), preset?.help);
  if (!preset) throw new AppError('notFound');
  const item = { ...target, name: preset.name, presetId: preset.id, ...set };
  return shownItem(await checklistStore.create(ctx, item), preset.help);
});
