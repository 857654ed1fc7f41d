import { DELIVERIES } from '#shared/kernel/contract/job.ts';

/**
 * A message of a service that takes no mail starts over after its deliveries, so often in all. On AWS, the deliveries
 * take 24 minutes and the rest 15, so a mail waits for more than four hours before it is given up.
 */
const ROUNDS = 8;
/** SQS delays a message by 15 minutes at most. */
export const REST_S = 900;
/** The last try of the last round. */
export const LAST_TRY_OF_ALL = ROUNDS * DELIVERIES;

/** A failure that ends by itself and may last for hours. Its message is neither lost nor a dead letter. */
export class Outage extends Error {}

/** A message as it waits in a queue. */
interface Rounded {
  /** How many rounds are over. */
  readonly round?: number;
}
export const triesOf = ({ round = 0 }: Rounded, receives: number): number => round * DELIVERIES + receives;
export const nextRound = <T extends Rounded>(message: T): T => ({ ...message, round: (message.round ?? 0) + 1 });

const isOutage = (error: unknown): boolean =>
  error instanceof Outage || (error instanceof AggregateError && error.errors.some(isOutage));
/** Whether a message that failed at its last delivery starts over. */
export const startsOver = (error: unknown, tries: number): boolean =>
  tries % DELIVERIES === 0 && tries < LAST_TRY_OF_ALL && isOutage(error);
