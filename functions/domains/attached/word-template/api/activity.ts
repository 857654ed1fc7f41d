import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { StoredVersion } from '#shared/domains/attached/word-template/schemas.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import { wordTemplateStore } from '../store.ts';

type Change = Activity['changes'][number];
const newest = (versions: unknown): string | undefined => (versions as StoredVersion[] | undefined)?.[0]?.name;

/** Of the files only the newest one's name: where they lie is nobody's business. */
const shown = (change: Change): Change =>
  change.field === 'versions' ? { field: 'file', before: newest(change.before), after: newest(change.after) } : change;

export const handler = endpoint(wordTemplateContract.routes.activity, async ({ body, ctx }) => {
  const { no } = await wordTemplateStore.get(ctx, body.id);
  const rows = await activityOf(ctx.tenantId, 'wordTemplate', no, 50, body.before);
  return { rows: rows.map((row) => ({ ...row, changes: row.changes.map(shown) })) };
});
