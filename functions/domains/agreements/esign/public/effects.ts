import type { Agreement, AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { movedShows } from '#functions/domains/booking/show/public/contract-moment.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { type SourceStage as Stage, stageAfter } from '#shared/domains/agreements/esign/effects.ts';
import type { DocumentState } from '#shared/domains/agreements/esign/states.ts';
import type { Effect } from '#shared/kernel/record/signing-effects.ts';
import { type EsignRecord, esignStore } from '../store.ts';

/** The stages from which a signing moves its source. A void agreement stays void. */
const FROM: Readonly<Record<Stage, readonly string[]>> = {
  draft: ['sent', 'declined', 'expired'],
  // A revision is sent after the client declined the one before.
  sent: ['draft', 'declined', 'expired'],
  signed: ['draft', 'sent'],
  accepted: ['draft', 'sent', 'declined', 'expired'],
  declined: ['draft', 'sent', 'expired'],
};
/** The states of the document in which a step still holds. A message may come late, or again. */
const HOLDS: Readonly<Record<Stage, readonly DocumentState[]>> = {
  draft: ['discarded'],
  sent: ['outForSignature', 'completing', 'completed'],
  signed: ['completed', 'manualComplete'],
  accepted: ['completed', 'manualComplete'],
  declined: ['declined'],
};
const ACTIONS = {
  draft: 'update',
  sent: 'send',
  signed: 'markSigned',
  accepted: 'acceptQuote',
  declined: 'declineQuote',
} as const;
const MOMENTS = { sent: 'contractSent', signed: 'contractSigned' } as const;

/** The answer to an earlier sending no longer counts. */
const withoutAnswer = ({ decidedAt, declineReason, ...rest }: Agreement & Answer): Agreement => rest;

/** When the documents of a chain of revisions were sent. */
async function sendings(ctx: TenantContext, { sentAt, revisionOf }: EsignRecord): Promise<string[]> {
  const before = revisionOf ? await esignStore.find(ctx, revisionOf) : undefined;
  return [...(sentAt ? [sentAt] : []), ...(before ? await sendings(ctx, before) : [])];
}

interface Answer {
  readonly decidedAt?: string;
  readonly declineReason?: string;
}
interface Moving {
  readonly stage: Stage;
  readonly document: EsignRecord;
  readonly sendings: readonly string[];
  readonly now: string;
}
/** The source after the step. Only a signing that sent it takes it back to draft. */
function moved(before: Agreement, { stage, document, sendings: known, now }: Moving): Agreement | undefined {
  const { sentAt: sent, ...rest } = before;
  const { sentAt, ending } = document;
  if (!FROM[stage].includes(before.stage)) return undefined;
  if (stage === 'draft') return sent && known.includes(sent) ? withoutAnswer({ ...rest, stage }) : undefined;
  const dates = { sentAt: sent ?? sentAt ?? now };
  if (stage === 'sent') return withoutAnswer({ ...before, ...dates, stage });
  const decided = stage === 'signed' ? { signedAt: now } : { decidedAt: now };
  const reason = stage === 'declined' && ending?.reason ? { declineReason: ending.reason } : {};
  return { ...before, ...dates, ...decided, ...reason, stage };
}

async function move(kind: AgreementDefinition, ctx: TenantContext, document: EsignRecord, stage: Stage): Promise<void> {
  const before = await kind.store.find(ctx, document.source.id);
  if (!before || before.deletedAt) return;
  const known = await sendings(ctx, document);
  const after = moved(before, { stage, document, sendings: known, now: ctx.now.toISOString() });
  if (!after) return;
  const moment = stage === 'sent' || stage === 'signed' ? MOMENTS[stage] : undefined;
  const shows = kind.movesShow && moment ? await movedShows(ctx, before, moment) : {};
  await kind.store.update(ctx, before, after, { action: ACTIONS[stage], ...shows });
}

/** Moves the source of a document, and its shows, after a step. A repeat finds it moved. */
export async function applyEffect(ctx: TenantContext, document: EsignRecord, effect: Effect): Promise<void> {
  const { source } = document;
  if (source.kind === 'file') return;
  const kind = await (await servicesOf(source.kind)).kind();
  const stage = stageAfter(kind.stages, effect);
  if (!stage || !HOLDS[stage].includes(document.state)) return;
  await retryStale(() => move(kind, ctx, document, stage));
}
