import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { NO_TARGET } from '#shared/domains/journeys/advancing-template/targets.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import type { Answer, COMPARISONS } from './schemas.ts';

/** The show as a decision sees it. */
export interface ShowFacts {
  readonly isConfirmed: boolean;
  readonly isLocked: boolean;
  /** The present values of the fields that questions fill, by the key of their question. */
  readonly values: Readonly<Record<string, AnswerValue | undefined>>;
}

type Comparison = (typeof COMPARISONS)[number];

/**
 * Compares an answer with its field. `unchanged`: the field still has its value of the time of the request, so the
 * answer may be written. `changed`: somebody changed the field meanwhile, so the agency chooses.
 */
export function compared(
  target: string,
  { value, showValue }: Pick<Answer, 'value' | 'showValue'>,
  now: unknown,
): Comparison {
  if (target === NO_TARGET) return 'noField';
  if (isSame(value, now)) return 'same';
  return isSame(showValue, now) ? 'unchanged' : 'changed';
}
