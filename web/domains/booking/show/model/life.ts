import { isPast } from '#shared/domains/booking/show/rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/** From the first call to the last payment. */
const LIFE_STEPS = [
  'request',
  'availability',
  'option',
  'confirmed',
  'contracted',
  'advanced',
  'played',
  'settled',
] as const;
export type LifeStep = (typeof LIFE_STEPS)[number];

/** How a show may begin. Nobody knows of a later one whether it was asked for first, or offered. */
const EARLY: readonly LifeStep[] = ['request', 'availability'];
/** The steps of a show that is at one of them. */
export const stepsAround = (step: LifeStep | undefined): readonly LifeStep[] =>
  step && EARLY.includes(step) ? LIFE_STEPS : LIFE_STEPS.filter((one) => !EARLY.includes(one));

/** The statuses an agency starts with; one it named otherwise stands where its phase stands. */
const STEP_OF_NAME: Readonly<Record<string, LifeStep>> = {
  request: 'request',
  'availability given': 'availability',
  'offer received': 'availability',
  contracted: 'contracted',
  advanced: 'advanced',
  played: 'played',
  settled: 'settled',
};

/** The step a show is at; a cancelled one has left the line. */
export function stepOf(
  show: Pick<ShowRow, 'phase' | 'end'>,
  statusName: string,
  today: LocalDate,
): LifeStep | undefined {
  if (show.phase === 'cancelled') return undefined;
  const named = STEP_OF_NAME[statusName.toLowerCase()];
  const step = named ?? (show.phase === 'options' ? 'option' : 'confirmed');
  const wasPlayed = show.phase === 'confirmed' && isPast(show, today) && step !== 'settled';
  return wasPlayed ? 'played' : step;
}
