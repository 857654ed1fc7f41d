import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { AllowedAddresses } from './rules.ts';

const Addresses = z.object({
  addresses: z.array(z.string()),
  /** The address from which the caller asks. */
  yours: z.string(),
});

/** The addresses from which the team of an agency, and its API tokens, may use Backline. */
export const allowedAddressContract = contract('allowed-address', {
  byToken: 'none',
  errors: { 'allowedAddress.invalid': 400, 'allowedAddress.locksOut': 409 },
  routes: {
    get: route(core('GET', '/allowedaddresses'), reads('settings.read'), { output: Addresses }),
    /** Users carry the list: theirs follows in the same call. */
    save: route(core('POST', '/allowedaddresses'), writes('settings.update'), {
      timeout: 29,
      body: z.object({
        addresses: AllowedAddresses,
        /** The caller has been told that the list lacks their own address. */
        locksOut: z.boolean().default(false),
      }),
      output: Addresses,
    }),
  },
});
