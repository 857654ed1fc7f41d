import { advancingTemplateStore } from '#functions/domains/journeys/advancing-template/store.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit, outsideIdempotency } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import type { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { newRequest } from '#shared/domains/journeys/advancing/new-request.ts';
import type { Advancing } from '#shared/domains/journeys/advancing/outcome.ts';
import { prefilled, type VenueAnswer } from '#shared/domains/journeys/advancing/prefill.ts';
import { progressOf } from '#shared/domains/journeys/advancing/progress.ts';
import { decide } from '#shared/domains/journeys/advancing/rules.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { BodyOf } from '#shared/kernel/contract/route.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { authorOf } from './act.ts';
import { factsOf, showWithParts } from './facts.ts';
import { advancingStore, answersOf, approvedAt, firstAnswers, formWrite, headOf, type RequestRecord } from './store.ts';
import { asSeenByAgency } from './view.ts';

type Input = BodyOf<typeof advancingContract.routes.create>;
/** The earlier requests of a venue that are asked for answers. */
const MOST_EARLIER = 5;

/** Finds the last approved answers at a venue. Of several requests, the latest with an answer counts. */
async function venueAnswers(
  { tenantId }: UserContext,
  venueId: Id | undefined,
  sections: AdvancingTemplateInput['sections'],
): Promise<Record<string, VenueAnswer>> {
  const keys = questionsOf(sections).flatMap(({ key, reuseAtVenue }) => (reuseAtVenue ? [key] : []));
  if (!venueId || keys.length === 0) return {};
  const earlier = await approvedAt(tenantId, noOf(venueId), MOST_EARLIER);
  const found = await Promise.all(earlier.map(({ no }) => answersOf(tenantId, no)));
  const lastOf = (key: string): [string, VenueAnswer][] => {
    const at = earlier.findIndex(({ items }, i) => items[key] === 'approved' && found[i]?.[key]?.value !== undefined);
    const value = found[at]?.[key]?.value;
    const date = earlier[at]?.show.date;
    return value === undefined || date === undefined ? [] : [[key, { value, date }]];
  };
  return Object.fromEntries(keys.flatMap(lastOf));
}

function checkSending(ctx: UserContext, draft: Advancing, show: ShowFacts): void {
  const decision = decide(draft, { type: 'send', by: authorOf(ctx), show }, ctx.now.toISOString());
  if ('error' in decision) throw decision.refusal;
}

/**
 * Prepares a request with the answers that are known. They are stored first: a template may have more questions than a
 * transaction takes, and no one finds answers without their request.
 */
export async function createRequest(ctx: UserContext, input: Input): Promise<AdvancingRequest> {
  const [parts, template] = await Promise.all([
    showWithParts(ctx, input.showId),
    advancingTemplateStore.find(ctx, input.templateId),
  ]);
  if (!template || template.deletedAt || !template.isActive) throw new AppError('choice', { field: 'templateId' });
  const { sections } = template;
  const show = factsOf(sections, parts).values;
  const venue = await venueAnswers(ctx, parts.show.venue?.venueId, sections);
  const answers = prefilled(sections, { show, venue });
  const byKey = Object.fromEntries(answers.map((one) => [one.key, one]));
  const request = newRequest({
    show: parts.show,
    template,
    invitees: input.invitees,
    author: { userId: ctx.actor.userId, name: ctx.actor.name },
    deadline: input.deadline,
    newId: () => newId(ctx.now),
  });
  if (input.forSending) checkSending(ctx, { request, answers: byKey }, factsOf(sections, parts));
  const progress = progressOf({ request, answers: byKey });
  const { no, ...made } = await advancingStore.prepare(ctx, { ...request, progress });
  const record: RequestRecord = { ...request, ...made, no };
  const first = [formWrite(ctx.tenantId, no, record), ...firstAnswers(ctx.tenantId, no, answers)];
  await outsideIdempotency(() => commitEach(first));
  await commit(advancingStore.writes(ctx, undefined, headOf(record)));
  return asSeenByAgency(record, byKey, parts);
}
