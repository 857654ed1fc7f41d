import type { CallOf, OutputOf, Route } from '#shared/kernel/contract/route.ts';
import type { Caller } from '#test/support/api.ts';
import { requesterOf } from './request.ts';

const MB = 1_000_000;

export async function seconds<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const started = performance.now();
  const value = await work();
  return [(performance.now() - started) / 1000, value];
}

/** The most memory the process has while it works, in MB. */
export async function memory<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const value = await work();
  clearInterval(look);
  return [Math.max(most, process.memoryUsage().rss) / MB, value];
}

/** Calls an operation of a contract with its own answer. */
export async function ask<R extends Route>(route: R, caller: Caller, call: CallOf<R>): Promise<OutputOf<R>> {
  return (await (
    await requesterOf(route, caller)
  )(call)) as OutputOf<R>;
}
