import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@aws-lambda-powertools/logger';
import type { LogItemExtraInput, LogItemMessage } from '@aws-lambda-powertools/logger/types';
import { errorText } from './error-text.ts';

/** The most lines that are kept of a piece of work, and the characters of each. */
const MAX_LINES = 20;
const MAX_CHARS = 500;
const heard = new AsyncLocalStorage<string[]>();

const partOf = (part: unknown): string => {
  if (part instanceof Error || typeof part !== 'object' || part === null) return errorText(part, MAX_CHARS);
  return Object.entries(part)
    .map(([name, value]) => `${name}: ${value instanceof Error ? partOf(value) : JSON.stringify(value)}`)
    .join(', ');
};
function hear(parts: readonly unknown[]): void {
  const lines = heard.getStore();
  if (lines && lines.length < MAX_LINES) lines.push(parts.map(partOf).join(' ').slice(0, MAX_CHARS));
}

/** Also hands warnings and errors to the work during which they are logged. */
class HeardLogger extends Logger {
  override warn(input: LogItemMessage, ...more: LogItemExtraInput): void {
    super.warn(input, ...more);
    hear([input, ...more]);
  }
  override error(input: LogItemMessage, ...more: LogItemExtraInput): void {
    super.error(input, ...more);
    hear([input, ...more]);
  }
}

/** One logger a function, of the domain that the environment names. Log ids, never names, addresses or bodies. */
export const logger: Logger = new HeardLogger();

/** Does some work, and puts the warnings and errors that are logged meanwhile into `lines`. */
export const hearing = <T>(lines: string[], work: () => Promise<T>): Promise<T> => heard.run(lines, work);
