import { AppError } from '#shared/kernel/contract/error.ts';
import { answering } from './answering.ts';
import { approving } from './approving.ts';
import { attaching } from './attaching.ts';
import type { Command, CommandType } from './commands.ts';
import { contacting } from './contacts.ts';
import { ending } from './ending.ts';
import { type AdvancingErrorCode, advancingErrors } from './errors.ts';
import { following } from './following.ts';
import type { Rules } from './handlers.ts';
import { inviting } from './inviting.ts';
import type { Advancing, Change, Decision } from './outcome.ts';
import { progressOf } from './progress.ts';
import { reminding } from './reminders.ts';
import { sending } from './sending.ts';

const rules: Rules<CommandType> = {
  ...sending,
  ...answering,
  ...attaching,
  ...approving,
  ...contacting,
  ...ending,
  ...inviting,
  ...following,
  ...reminding,
};

const isOurs = (code: string): code is AdvancingErrorCode => Object.hasOwn(advancingErrors, code);

/** Counts the questions again, if anything has changed. Lists show the counts without reading the answers. */
const counted = (before: Advancing, change: Change): Change =>
  change.request === before.request && change.changed.length === 0
    ? change
    : { ...change, request: { ...change.request, progress: progressOf(change) } };

/** Decides a command: the new aggregate with its versions, messages and writes, or one error code. */
export function decide(aggregate: Advancing, command: Command, now: string): Decision {
  const rule = rules[command.type] as (aggregate: Advancing, command: Command, now: string) => Change;
  try {
    return counted(aggregate, rule(aggregate, command, now));
  } catch (e) {
    if (e instanceof AppError && isOurs(e.code)) return { error: e.code, refusal: e };
    throw e;
  }
}
