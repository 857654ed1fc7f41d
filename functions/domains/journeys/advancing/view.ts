import { compared } from '#shared/domains/journeys/advancing/back-into-show.ts';
import { fieldValues } from '#shared/domains/journeys/advancing/field-values.ts';
import type { AdvancingRequest, Answer } from '#shared/domains/journeys/advancing/schemas.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { ShowWithParts } from './facts.ts';
import type { RequestRecord } from './store.ts';

/** A request with its answers beside the fields they fill. Drafts of people outside stay theirs. */
export function asSeenByAgency(
  request: RequestRecord,
  answers: Readonly<Record<string, Answer>>,
  parts: ShowWithParts,
): AdvancingRequest {
  const values = fieldValues(request.sections, parts);
  const rows = questionsOf(request.sections).flatMap(({ key, target }) => {
    const answer = answers[key];
    if (!answer) return [];
    const now = values[key];
    return [{ ...answer, comparison: compared(target, answer, now), ...(now === undefined ? {} : { now }) }];
  });
  return { ...request, answers: rows, isShowLocked: parts.show.lockedAt !== undefined };
}
