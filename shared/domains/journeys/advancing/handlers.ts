import type { Command, CommandType } from './commands.ts';
import type { Advancing, Change } from './outcome.ts';

/** The rules of a group of commands. A rule returns the change, or throws a refusal. */
export type Rules<K extends CommandType> = {
  readonly [T in K]: (aggregate: Advancing, command: Command<T>, now: string) => Change;
};
