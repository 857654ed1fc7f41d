import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import { shownItem } from '#shared/domains/attached/checklist/rules.ts';
import type { ChecklistFields } from '#shared/domains/attached/checklist/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { checklistStore, presetsOf, touchedOf } from '../store.ts';

type State = Pick<ChecklistFields, 'state' | 'setBy' | 'setAt'>;

/** The first state of a preset on a record makes its item. */
async function setOn(ctx: UserContext, target: RecordSubject, itemId: Id, set: State) {
  const [presets, touched] = await Promise.all([presetsOf(ctx, target), touchedOf(ctx, target)]);
  const before = touched.find(({ id, presetId }) => (presetId ?? id) === itemId);
  const preset = presets.find(({ id }) => id === itemId);
  if (before) return shownItem(await checklistStore.update(ctx, before, { ...before, ...set }), preset?.help);
  if (!preset) throw new AppError('notFound');
  const item = { ...target, name: preset.name, presetId: preset.id, ...set };
  return shownItem(await checklistStore.create(ctx, item), preset.help);
}

export const handler = endpoint(checklistContract.routes.setState, async ({ body, ctx }) => {
  const { entity, recordId, itemId, state } = body;
  const target = { entity, recordId };
  await titleOfSubject(ctx, target);
  const set = { state, setBy: ctx.actor.name, setAt: ctx.now.toISOString() };
  const setIt = () => setOn(ctx, target, itemId, set);
  return setIt().catch((e) => {
    // Somebody else was first in this moment: the later state counts, as it always does.
    if (e instanceof AppError && ['exists', 'stale'].includes(e.code)) return setIt();
    throw e;
  });
});
