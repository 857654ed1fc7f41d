import * as z from 'zod';
import { callJson, ServiceFailure } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

/** POST /check-vat-number of the Commission's REST service: a verdict, or the reason for its absence. */
const Answer = z.object({
  valid: z.boolean(),
  /** Names a fault although the answer has the form of a verdict. */
  userError: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});
const Refusal = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
});
/** The number is at fault, not the service. */
const NOT_A_NUMBER = 'INVALID_INPUT';
/** `userError` of an answer that is a verdict. */
const VERDICTS = new Set(['', 'VALID', 'INVALID']);
/** The service sends dashes for a value that the member state does not disclose. */
const UNSAID = '---';

const said = (text: string | null | undefined): string => (text && text !== UNSAID ? text.trim() : '');

export interface ViesAnswer {
  readonly outcome: 'valid' | 'invalid' | 'formattingError';
  readonly name: string;
  readonly address: string;
}
interface Asked {
  readonly country: string;
  /** Without the country's letters. */
  readonly rest: string;
}
interface Patience {
  readonly base?: string;
  readonly tries?: number;
  readonly pauseMs?: number;
}

/** Asks VIES about one number; throws a ServiceFailure when neither it nor the member state answers. */
export async function askVies({ country, rest }: Asked, patience: Patience = {}): Promise<ViesAnswer> {
  const answer = await callJson({
    base: env.viesUrl(),
    ...patience,
    path: '/check-vat-number',
    body: { countryCode: country, vatNumber: rest },
    // The service reports "busy" and "not a number" with 4xx and 5xx, and the reason in the body.
    also: [400, 500],
    schema: z.union([Answer, Refusal]),
  });
  const reason =
    'valid' in answer ? (answer.userError ?? '').toUpperCase() : (answer.errorWrappers[0]?.error ?? 'UNKNOWN');
  if ('valid' in answer && VERDICTS.has(reason)) {
    const { valid, name, address } = answer;
    return { outcome: valid ? 'valid' : 'invalid', name: said(name), address: said(address) };
  }
  if (reason !== NOT_A_NUMBER) throw new ServiceFailure(`VIES ${reason}`);
  return { outcome: 'formattingError', name: '', address: '' };
}
