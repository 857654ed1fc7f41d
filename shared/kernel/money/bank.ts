import * as z from 'zod';

/** Length of an account number per country, from the IBAN registry. */
const LENGTHS = `
  AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
  FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
  LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
  RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
`;
const lengths = new Map(
  LENGTHS.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** ISO 7064: the number with its first four characters at the end and letters as 10 to 35, modulo 97. */
export function mod97(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length === lengths.get(iban.slice(0, 2)) && mod97(iban) === 1;

const compact = (value: string): string => value.replace(/[\s.-]/g, '').toUpperCase();

/** Typed in groups or small letters, kept without blanks. */
export const Iban = z.string().max(50).overwrite(compact).refine(isIban, { error: 'iban' });
/** ISO 9362: four letters or figures of the institution, its country, two more, and three of a branch, if any. */
export const Bic = z
  .string()
  .max(20)
  .overwrite(compact)
  .refine((bic) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic), { error: 'bic' });
export const OptionalBic = z.union([z.literal(''), Bic], { error: 'bic' }).default('');

/** In groups of four, as it is printed. */
export const ibanText = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
