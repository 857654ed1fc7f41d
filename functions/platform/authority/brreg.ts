import * as z from 'zod';
import { callJson } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

const Address = z.object({
  adresse: z.array(z.string()).default([]),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  landkode: z.string().nullish(),
});
const Unit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  hjemmeside: z.string().nullish(),
  forretningsadresse: Address.nullish(),
  postadresse: Address.nullish(),
  registrertIMvaregisteret: z.boolean().default(false),
  konkurs: z.boolean().default(false),
  underAvvikling: z.boolean().default(false),
});
/** GET /enheter: HAL, without `_embedded` when nothing is found. */
const Page = z.object({ _embedded: z.object({ enheter: z.array(Unit) }).optional() });
const SIZE = '10';
const ORGANISATION_NUMBER = /^\d{9}$/;

function companyOf(unit: z.infer<typeof Unit>) {
  const { adresse, postnummer, poststed, landkode } = unit.forretningsadresse ?? unit.postadresse ?? { adresse: [] };
  const [addressLine1 = '', ...rest] = adresse;
  return {
    organisationNumber: unit.organisasjonsnummer,
    name: unit.navn,
    address: {
      addressLine1,
      addressLine2: rest.join(', '),
      postalCode: postnummer ?? '',
      city: poststed ?? '',
      countryId: landkode ?? 'NO',
    },
    website: unit.hjemmeside ?? '',
    isVatRegistered: unit.registrertIMvaregisteret,
    isClosing: unit.konkurs || unit.underAvvikling,
  };
}

/** Norway's register of companies, by name or by number. */
export async function searchBrreg(keyword: string) {
  const compact = keyword.replace(/\s/g, '');
  const wanted: Record<string, string> = ORGANISATION_NUMBER.test(compact)
    ? { organisasjonsnummer: compact }
    : { navn: keyword };
  const page = await callJson({
    base: env.brregUrl(),
    path: '/enheter',
    query: { ...wanted, size: SIZE },
    schema: Page,
    tries: 2,
  });
  return (page._embedded?.enheter ?? []).map(companyOf);
}
