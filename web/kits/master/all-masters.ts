import { type CallArgs, type Callable, queryOf } from '#web/platform/api.ts';

/** More than an agency keeps of any master that is chosen from a list. */
export const ALL = { body: { perPage: 1000 } };

/** All rows of a master, active or not. */
export const allMasters = <R extends Callable>(list: R) => queryOf(list, ALL as CallArgs<R>);
