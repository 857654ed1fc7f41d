import * as z from 'zod';

/** An agency names offices and networks, not single users. Each user of the team carries the list. */
export const MAX_ADDRESSES = 50;

const CIDR4 = z.cidrv4();
const CIDR6 = z.cidrv6();
const IP4 = z.ipv4();
const IP6 = z.ipv6();
const isOne = (schema: z.ZodType, text: string): boolean => schema.safeParse(text).success;
const numbersOf = (text: string): number[] => text.split('.').map(Number);

/** Four numbers from 0 to 255, of which the first and the last are not 0 (spec section 5). */
const isPlain4 = (text: string): boolean =>
  isOne(IP4, text) && numbersOf(text).at(0) !== 0 && numbersOf(text).at(-1) !== 0;

/** A range of `0` bits would be every address, so it is no limit. */
const isRange = (text: string): boolean =>
  (isOne(CIDR4, text) || isOne(CIDR6, text)) && !text.startsWith('0.') && Number(text.split('/')[1]) > 0;

/** Checks an address (`192.0.2.4`, `2001:db8::4`) or a range (`192.0.2.0/24`, `2001:db8::/32`). */
export const isAddress = (text: string): boolean => isPlain4(text) || isOne(IP6, text) || isRange(text);

/** The addresses from which an agency lets its team in. None: from everywhere. */
export const AllowedAddresses = z
  .array(z.string().trim().toLowerCase().refine(isAddress, { error: 'allowedAddress.invalid' }))
  .max(MAX_ADDRESSES)
  .transform((all) => [...new Set(all)]);
export type AllowedAddresses = z.infer<typeof AllowedAddresses>;

interface Held {
  readonly environment: 'internal' | 'external';
  readonly tenant: { readonly addresses?: readonly string[] | undefined };
}
/** The addresses to which a user is limited. Users outside the agency, such as artists on tour, are not. */
export const addressesOf = ({ environment, tenant: { addresses } }: Held): readonly string[] | undefined =>
  environment === 'internal' && addresses?.length ? addresses : undefined;
