import type { MasterFields, MasterStore, Placed } from '#functions/platform/record/master.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Random } from './random.ts';
import { drafts, recordsOf, type Stage } from './stage.ts';
import { type Draft, plant } from './writer.ts';

/** Records of one kind that wait to be planted. */
export class Sown<T extends object> {
  readonly rows: readonly Stored<T>[];
  constructor(
    private readonly stage: Stage,
    private readonly store: RecordStore<T>,
    private readonly made: readonly Draft<T>[],
  ) {
    this.rows = recordsOf(made);
  }
  plant(log: Random): Promise<void> {
    return plant(this.store, this.stage.tenantId, this.made, log);
  }
}

/** Records of an agency's first days. */
export const sowRecords = <T extends object>(stage: Stage, store: RecordStore<T>, all: readonly T[]): Sown<T> =>
  new Sown(stage, store, drafts(stage, store.definition.name, all));

/** Rows of one master in the order given, or by name where the agency sets none. */
export function sow<I extends MasterFields>(
  stage: Stage,
  store: MasterStore<I>,
  inputs: readonly I[],
): Sown<Placed<I>> {
  const placed = inputs.map((input, i) => ({ ...input, sort: store.master.sorted ? i + 1 : 0 }));
  return sowRecords<Placed<I>>(stage, store, placed);
}
