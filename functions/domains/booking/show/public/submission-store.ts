import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { decided } from '#shared/domains/booking/webform/rules.ts';
import {
  SUBMISSION_STATES,
  type SubmissionFields,
  type SubmissionState,
} from '#shared/domains/booking/webform/submission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

const index = defineList({
  name: 'webform-submission',
  key: 'number',
  columns: { webform: 'u32', show: 'u32', state: 'u8' },
});

/** The submissions of the webforms, with the answers as they were given. */
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

async function foundOfShow(ctx: Tenant, showId: Id): Promise<Stored<SubmissionFields> | undefined> {
  const filters = [{ column: 'show', anyOf: [noOf(showId)] }];
  return (await submissionStore.where(ctx, filters)).find((one) => one.showId === showId);
}

/** The request a show came from. */
export async function submissionOfShow(ctx: Tenant, showId: Id): Promise<Stored<SubmissionFields>> {
  const found = await foundOfShow(ctx, showId);
  if (!found) throw new AppError('notFound');
  return found;
}

/** The caller's decision on a request. */
export function decision(
  ctx: UserContext,
  before: Stored<SubmissionFields>,
  state: Exclude<SubmissionState, 'received'>,
): readonly Write[] {
  const after = { ...before, state: decided(before.state, state), decidedBy: ctx.actor.name };
  return submissionStore.writes(ctx, before, submissionStore.next(ctx, before, after), { action: state });
}

/** Rejects the undecided request of a show that is deleted; `requestBack` opens the request again. */
export async function requestGone(ctx: UserContext, showId: Id): Promise<readonly Write[]> {
  const found = await foundOfShow(ctx, showId);
  return found?.state === 'received' ? decision(ctx, found, 'rejected') : [];
}
export async function requestBack(ctx: UserContext, showId: Id): Promise<readonly Write[]> {
  const found = await foundOfShow(ctx, showId);
  if (!found || found.state === 'received') return [];
  const { decidedBy: _by, reason: _reason, ...rest } = found;
  const after = submissionStore.next(ctx, found, { ...rest, state: 'received' });
  return submissionStore.writes(ctx, found, after, { action: 'received' });
}

/** Approves the request that a show came from, if it came from one that still waits. */
export async function settledRequest(ctx: UserContext, showId: Id): Promise<readonly Write[]> {
  const found = await foundOfShow(ctx, showId);
  return found?.state === 'received' ? decision(ctx, found, 'approved') : [];
}
