import * as z from 'zod';
import { callJson } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

/** POST /abfrage of the eVatR REST service, which took the place of its XML-RPC in 2025. */
const Answer = z.object({
  id: z.string().nullish(),
  status: z.string(),
  /** A: agrees. B: differs. C: not requested. D: not disclosed by the member state. */
  ergFirmenname: z.string().nullish(),
  ergOrt: z.string().nullish(),
  ergPlz: z.string().nullish(),
  ergStrasse: z.string().nullish(),
});
export type EvatrAnswer = z.infer<typeof Answer>;

interface Question {
  readonly own: string;
  readonly asked: string;
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
  readonly street: string;
}

export const askEvatr = ({ own, asked, name, city, postalCode, street }: Question): Promise<EvatrAnswer> =>
  callJson({
    base: env.evatrUrl(),
    path: '/abfrage',
    body: {
      anfragendeUstid: own,
      angefragteUstid: asked,
      firmenname: name,
      ort: city,
      plz: postalCode,
      strasse: street,
    },
    // It answers refusals and unknown numbers with their status in the body.
    also: [400, 403, 404],
    schema: Answer,
    tries: 1,
  });

/** Valid, also where the confirmation has a remark (evatr-2008). */
const VALID = ['evatr-0000', 'evatr-2008'];
/** Not assigned, or not valid at that time. */
const INVALID = ['evatr-2001', 'evatr-2002', 'evatr-2006'];

/** Reads the office's verdict on the number. Undefined if the office rejected the request. */
export function validityOf({ status }: EvatrAnswer): boolean | undefined {
  if (VALID.includes(status)) return true;
  return INVALID.includes(status) ? false : undefined;
}
const DIFFERS = 'B';
const COMPARISONS = ['A', DIFFERS, 'C', 'D'];

/**
 * Tells whether each comparison has a result that we know. Another result must not count as an agreement (spec section 8).
 * A field that was not compared is missing or empty.
 */
export const isUnderstood = ({ ergFirmenname, ergOrt, ergPlz, ergStrasse }: EvatrAnswer): boolean =>
  [ergFirmenname, ergOrt, ergPlz, ergStrasse].every((result) => !result || COMPARISONS.includes(result));
export const mismatchesOf = ({ ergFirmenname, ergOrt }: EvatrAnswer) => [
  ...(ergFirmenname === DIFFERS ? (['traderName'] as const) : []),
  ...(ergOrt === DIFFERS ? (['traderCity'] as const) : []),
];
export const addressMismatchesOf = ({ ergPlz, ergStrasse }: EvatrAnswer) => [
  ...(ergStrasse === DIFFERS ? (['traderStreet'] as const) : []),
  ...(ergPlz === DIFFERS ? (['traderPostcode'] as const) : []),
];
