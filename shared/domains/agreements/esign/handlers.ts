import type { Command, CommandType } from './commands.ts';
import type { Change, Document } from './outcome.ts';

/** The rule of one command. It returns the change, or throws a refusal. */
export type Rule<K extends CommandType> = (document: Document, command: Command<K>, now: string) => Change;
/** The rules of a group of commands. */
export type Rules<K extends CommandType> = { readonly [T in K]: Rule<T> };
