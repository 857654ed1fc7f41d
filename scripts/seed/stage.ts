import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Random } from './random.ts';
import { type Draft, draft } from './writer.ts';

/** The values that all parts of one agency's data share. */
export interface Stage {
  readonly tenantId: string;
  /** All data lie around this day. */
  readonly today: LocalDate;
  readonly random: Random;
}

/** Days before today on which the agency began to work with the product. */
export const FIRST_DAY = 800;
const SYSTEM = { userId: 'seed', name: 'Demo data' };

/** Makes the trace of a save at a working hour of a day in the past. */
export function savedAt(
  { tenantId, today }: Stage,
  random: Random,
  daysAgo: number,
  actor: TenantContext['actor'] = SYSTEM,
): TenantContext {
  const time = `${String(random.int(8, 17)).padStart(2, '0')}:${random.int(10, 59)}:${random.int(10, 59)}`;
  return { tenantId, actor, now: new Date(`${addDays(today, -daysAgo)}T${time}.000Z`) };
}

/** Records of the agency's first days, numbered from 1. */
export const drafts = <T extends object>(stage: Stage, name: string, all: readonly T[]): Draft<T>[] => {
  const random = stage.random.fork(`${name}.ids`);
  return all.map((data, i) => draft(random, savedAt(stage, random, FIRST_DAY - random.int(0, 20)), i + 1, data));
};

export const recordsOf = <T extends object>(all: readonly Draft<T>[]): Stored<T>[] => all.map(({ record }) => record);
