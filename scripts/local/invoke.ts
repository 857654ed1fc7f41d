import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** One Lambda function: its code is loaded with its first event. */
export interface LocalFunction {
  /** `show.list` */
  readonly name: string;
  readonly load: () => Promise<{ readonly handler: (event: never, context: Context) => unknown }>;
  /** Seconds. */
  readonly timeout: number;
}

export class TimedOut extends Error {}

function contextOf(name: string, until: number): Context {
  const nothing = () => undefined;
  return {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-west-1:000000000000:function:${name}`,
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: 'local',
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}

/** Runs it as Lambda would, in this process. What overruns is no longer waited for, but cannot be ended. */
export async function invoke(fn: LocalFunction, event: object): Promise<unknown> {
  const { handler } = await fn.load();
  const limit = fn.timeout * 1000;
  let timer: NodeJS.Timeout | undefined;
  const overrun = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`${fn.name} took longer than ${fn.timeout} s`)), limit);
  });
  try {
    return await Promise.race([handler(event as never, contextOf(fn.name, Date.now() + limit)), overrun]);
  } finally {
    clearTimeout(timer);
  }
}
