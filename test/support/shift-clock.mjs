/*
 * Moves the clock of this process to the instant that CLOCK_AT names; from there it goes on.
 * `npm run test:clock` preloads it into everything that a test run starts. Java (DynamoDB Local) keeps the real time.
 */
const RealDate = Date;
const started = Number(process.env.CLOCK_STARTED);
const shift = RealDate.parse(process.env.CLOCK_AT ?? '') - started;
if (Number.isNaN(shift)) throw new Error('CLOCK_AT and CLOCK_STARTED name no instants');

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [ShiftedDate.now()] : given));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
