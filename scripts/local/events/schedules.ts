import { Cron } from 'croner';
import { invoke, type LocalFunction } from '../invoke.ts';
import { tellFailure } from './failures.ts';

export interface Schedule {
  /** As AWS writes it: `rate(15 minutes)`, `cron(0 7 * * ? *)`. */
  readonly schedule: string;
  readonly timezone: string;
  readonly fn: LocalFunction;
}

const UNIT_S: Readonly<Record<string, number>> = { minute: 60, hour: 3600, day: 86_400 };

/** AWS counts weekdays from 1 = Sunday and knows no seconds; `alternativeWeekdays` does the first, `0` the second. */
export function cronOf(
  { schedule, timezone }: Pick<Schedule, 'schedule' | 'timezone'>,
  run?: () => Promise<void>,
): Cron {
  const options = { timezone, alternativeWeekdays: true, protect: true, paused: run === undefined };
  const [, amount, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  if (amount) return new Cron('* * * * * *', { ...options, interval: Number(amount) * (UNIT_S[unit] ?? 0) }, run);
  const [, fields] = /^cron\((.+)\)$/.exec(schedule) ?? [];
  if (!fields) throw new Error(`"${schedule}" is not a schedule of AWS`);
  return new Cron(`0 ${fields}`, options, run);
}

/** EventBridge Scheduler for the jobs of the product; a run never overlaps the one before. */
export function startSchedules(schedules: readonly Schedule[]): () => void {
  const crons = schedules.map((schedule) =>
    cronOf(schedule, async () => {
      try {
        await invoke(schedule.fn, { scheduledTime: new Date().toISOString() });
      } catch (e) {
        tellFailure(schedule.fn.name, e);
      }
    }),
  );
  return () => {
    for (const cron of crons) cron.stop();
  };
}
