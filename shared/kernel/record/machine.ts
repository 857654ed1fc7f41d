/** A step that a record may take in some of its states. */
export interface Step<S extends string> {
  readonly on: string;
  readonly from: readonly S[];
  /** Left out, the record stays in its state. */
  readonly to?: S;
}
/** The state machine of a main area's records. Rules check it, and ARCHITECTURE.md shows it (scripts/diagrams.ts). */
export interface Machine<S extends string> {
  readonly name: string;
  /** The states that a new record may have. */
  readonly first: S | readonly S[];
  readonly steps: readonly Step<S>[];
}

export const machine = <const S extends string>(of: Machine<S>): Machine<S> => of;

/** Finds the state after a step; undefined if the step is not allowed. */
export function leadsTo<S extends string>({ steps }: Machine<S>, from: S, on: string): S | undefined {
  const step = steps.find((one) => one.on === on && one.from.includes(from));
  return step && (step.to ?? from);
}

/** The steps that every record has at least. A restored record is as it was. */
export const LIFE: readonly Step<'live' | 'deleted'>[] = [
  { on: 'change', from: ['live'] },
  { on: 'delete', from: ['live'], to: 'deleted' },
  { on: 'restore', from: ['deleted'], to: 'live' },
];
/** The steps of a record that can be locked. While locked, it cannot change. */
export const LOCKING: readonly Step<'open' | 'locked' | 'deleted'>[] = [
  { on: 'change', from: ['open'] },
  { on: 'lock', from: ['open'], to: 'locked' },
  { on: 'unlock', from: ['locked'], to: 'open' },
  { on: 'delete', from: ['open'], to: 'deleted' },
  { on: 'restore', from: ['deleted'], to: 'open' },
];
/** The steps of a record that can be merged into another one of its kind, and separated again. */
export const MERGING: readonly Step<'live' | 'deleted' | 'merged'>[] = [
  ...LIFE,
  { on: 'merge', from: ['live'], to: 'merged' },
  { on: 'undo merge', from: ['merged'], to: 'live' },
];
