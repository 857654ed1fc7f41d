import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { SUBMISSION_STATES, type SubmissionFields, type SubmissionState } from '#shared/domains/webform/submission.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Paged } from '#shared/kernel/paging.ts';
import type { Stored } from '#shared/kernel/record.ts';

const index = defineList({
  name: 'webform-submission',
  key: 'number',
  columns: { webform: 'u32', show: 'u32', state: 'u8' },
});

/** What came in through the forms, as it was said. */
export const submissionStore = new RecordStore<SubmissionFields>({
  name: 'webform-submission',
  title: ({ title, answers }) => `${title}: ${answers.contactName}`,
  unique: [{ kind: 'stamp', field: 'stamp', of: ({ stamp }) => stamp }],
  list: listOf(index, (submission) => ({
    no: submission.no,
    key: Math.floor(Date.parse(submission.createdAt) / 60_000),
    webform: noOf(submission.webformId),
    show: noOf(submission.showId),
    state: wordNo(SUBMISSION_STATES, submission.state),
  })),
});

type Tenant = Pick<TenantContext, 'tenantId'>;
interface Wanted {
  readonly webformId?: Id | undefined;
  readonly state?: SubmissionState | undefined;
  readonly page: number;
  readonly perPage: number;
}
/** Newest first. */
export const submissionsOf = (
  ctx: Tenant,
  { webformId, state, page, perPage }: Wanted,
): Promise<Paged<Stored<SubmissionFields>>> =>
  submissionStore.page(ctx, {
    page,
    perPage,
    sort: { by: 'key', direction: -1 },
    filters: [
      ...(webformId ? [{ column: 'webform', anyOf: [noOf(webformId)] }] : []),
      ...(state ? [{ column: 'state', anyOf: [wordNo(SUBMISSION_STATES, state)] }] : []),
    ],
  });

/** The request a show came from. */
export async function submissionOfShow(ctx: Tenant, showId: Id): Promise<Stored<SubmissionFields>> {
  const filters = [{ column: 'show', anyOf: [noOf(showId)] }];
  const nos = (await submissionStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const found = (await submissionStore.many(ctx, nos, new Set(nos))).find((one) => one.showId === showId);
  if (!found) throw new AppError('notFound');
  return found;
}
