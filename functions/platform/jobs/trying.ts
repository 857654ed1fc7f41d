import { AppError } from '#shared/kernel/contract/error.ts';

/**
 * The try of a message after which work that somebody waits for gives up and says so. A queue delivers a message more
 * often, so a worker that dies while it says so is tried again.
 */
export const LAST_TRY = 3;

/** Refusals of the moment. Another try may succeed. */
const PASSING: readonly string[] = ['stale', 'unavailable', 'number.busy'];
/** Whether an error is a refusal that every try would repeat. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && !PASSING.includes(error.code);
