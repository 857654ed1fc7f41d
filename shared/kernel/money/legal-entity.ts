import * as z from 'zod';
import { Address } from '#shared/kernel/geo/address.ts';
import { optionalEmail, requiredText, text, webAddress } from '#shared/kernel/text/text.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';

/** The issuer of a document, with the details that the law requires. */
export const LegalEntity = z.object({
  legalName: requiredText(100),
  address: Address.prefault({}),
  registerNumber: text(30).default(''),
  vatNumber: text(20).default(''),
  email: optionalEmail,
  phone: text(50).default(''),
  website: webAddress(200),
  zone: TimeZone.default('Europe/Amsterdam'),
});
export type LegalEntity = z.infer<typeof LegalEntity>;
