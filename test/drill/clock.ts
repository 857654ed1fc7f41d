import { functions } from './functions.ts';

const RealDate = Date;
let aheadMs = 0;

class ShiftedDate extends RealDate {
  constructor(...given: readonly [] | readonly [number | string | Date]) {
    super(given.length === 0 ? ShiftedDate.now() : given[0]);
  }
  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

/** Moves the clock of the cloud and of the functions. DynamoDB Local keeps the real time. */
export function moveClock(byMs: number): void {
  aheadMs += byMs;
  globalThis.Date = ShiftedDate as DateConstructor;
  functions.restart({ aheadMs });
}
