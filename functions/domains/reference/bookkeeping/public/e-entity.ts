import { besideRecord } from '#functions/platform/record/beside.ts';
import type { EAddress } from '#shared/kernel/money/e-address.ts';

/** A bookkeeping as the access point knows it: the registered details, and the addresses that it sends from. */
export interface EEntity {
  /** The id at the access point. */
  readonly entityId: string;
  readonly name: string;
  readonly line1: string;
  readonly town: string;
  readonly postcode: string;
  readonly country: string;
  readonly identifiers: readonly EAddress[];
}

/** Stored beside its bookkeeping, because the access point gives the id and no form sends it. */
export const eEntity = besideRecord<EEntity>('eEntity');
