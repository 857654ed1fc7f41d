import { keptBytes } from '#functions/platform/files/usage.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { BrandInput } from '#shared/domains/reference/brand/contract.ts';

export const brandStore = new MasterStore<BrandInput>({ name: 'brand', bytes: keptBytes });
