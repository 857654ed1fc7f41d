import * as z from 'zod';
import { ImageKey, withImages } from '#shared/kernel/contract/image-contract.ts';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { DEFAULT_HEX_COLOR, HexColor } from '#shared/kernel/text/text.ts';

/** A face the agency shows on documents and mails. */
export const BrandInput = MasterInput.extend({
  primaryColor: HexColor.default(DEFAULT_HEX_COLOR),
  accentColor: HexColor.default('#1F2937'),
  logoKey: ImageKey,
  iconKey: ImageKey,
  isDefault: z.boolean().default(false),
});
export type BrandInput = z.infer<typeof BrandInput>;
export const Brand = masterOf(BrandInput);
export type Brand = z.infer<typeof Brand>;

const spec = { path: 'brand', input: BrandInput };

export const brandContract = contract('brand', {
  errors: fileErrors,
  routes: { ...withImages(masterRoutes(spec), spec, ['logoKey', 'iconKey']) },
});
