import * as z from 'zod';
import { Address } from './address.ts';
import { optionalEmail, requiredText, text, webAddress } from './text.ts';
import { TimeZone } from './zone.ts';

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
