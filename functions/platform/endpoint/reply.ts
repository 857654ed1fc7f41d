import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { html, raw, sourceHash } from '#functions/platform/http/html.ts';
import { CalendarFile } from '#shared/kernel/contract/calendar-file.ts';
import { AppError, ErrorBody, type ErrorDetail, kernelErrors } from '#shared/kernel/contract/error.ts';
import { HtmlPage } from '#shared/kernel/contract/html-page.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { RpcAnswer } from '#shared/kernel/contract/rpc-answer.ts';
import { mediaTypeOf } from '#shared/kernel/record/media-type.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { translate } from '#shared/kernel/text/translate.ts';

const typed = (format?: Route['format']): string => `${mediaTypeOf(format)}; charset=utf-8`;

/** Of every answer: nothing is kept, guessed, shown as a page, found by a search, or told to another site. */
export const HEADERS = {
  'content-type': typed(),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

const pageReply = ({ status, html, policy }: HtmlPage): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    ...HEADERS,
    'content-type': typed('html'),
    'content-security-policy': policy,
  },
  body: html,
});

/** Calendar programs ask again and again: what they have already is not sent again. */
function calendarReply({ text }: CalendarFile, known: string | undefined): APIGatewayProxyStructuredResultV2 {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ...HEADERS,
    etag,
    'content-type': typed('calendar'),
    'cache-control': 'private, max-age=0, must-revalidate',
  };
  const has = known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return has ? { statusCode: 304, headers } : { statusCode: 200, headers, body: text };
}

/** A message that asks for no answer gets none. */
function rpcReply({ answer }: RpcAnswer): APIGatewayProxyStructuredResultV2 {
  return answer === undefined
    ? { statusCode: 202, headers: HEADERS }
    : { statusCode: 200, headers: HEADERS, body: JSON.stringify(answer) };
}

/** The output schema drops every undeclared field. `known` is the tag of what the caller has. */
export function okReply(def: Route, value: unknown, known?: string): APIGatewayProxyStructuredResultV2 {
  if (def.format === 'calendar') return calendarReply(CalendarFile.parse(value), known);
  if (def.format === 'html') return pageReply(HtmlPage.parse(value));
  if (def.format === 'rpc') return rpcReply(z.parse(def.output, value) as RpcAnswer);
  const headers = {
    ...HEADERS,
    ...(def.cacheControl ? { 'cache-control': def.cacheControl } : {}),
    ...(def.anyOrigin ? { 'access-control-allow-origin': '*' } : {}),
  };
  return { statusCode: 200, headers, body: JSON.stringify(z.parse(def.output, value)) };
}

/**
 * The newer state of a stale write leaves by the same door as an answer: what that would not tell, this does not. Where it
 * is another thing than what is answered, who refuses the write has made it as the caller may see it, and says so.
 */
function currentOf(def: Route, error: AppError): object {
  const { current, isAsShown } = error.data ?? {};
  if (isAsShown) return { current };
  const seen = current === undefined ? undefined : z.safeParse(def.output, current);
  return seen?.success ? { current: seen.data } : {};
}

const statusOf = (def: Route, code: string): number =>
  def.errors[code] ?? (kernelErrors as Record<string, number>)[code] ?? 400;

/** Statuses that may say when to try again. */
const WAITS = [429, 503];

/**
 * An AppError becomes its status and a translated body; anything else is a 500 that tells nothing. The words of all
 * domains in all languages are read when the first of them is needed: most cold starts refuse nothing.
 */
export async function errorReply(
  def: Route,
  error: unknown,
  locale: Locale,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { messages } = await import('#shared/messages.ts');
  const known = error instanceof AppError;
  const details: readonly ErrorDetail[] = known ? error.details : [{ code: 'unexpected' }];
  const statusCode = known ? statusOf(def, error.code) : 500;
  const body: ErrorBody = {
    hasErrors: true,
    errors: details.map(({ code, field, target, params }) => ({
      code,
      message: translate(messages, locale, code, params),
      ...(field ? { field } : {}),
      ...(target ? { target } : {}),
    })),
    statusCode,
    ...(known ? currentOf(def, error) : {}),
  };
  const seconds = WAITS.includes(statusCode) ? details[0]?.params?.seconds : undefined;
  const headers = seconds === undefined ? HEADERS : { ...HEADERS, 'retry-after': String(seconds) };
  return { statusCode, headers, body: JSON.stringify(body) };
}

const REFUSAL_STYLE =
  ':root{color-scheme:light dark}body{margin:20vh auto 0;max-width:34rem;padding:0 24px;font:17px/1.5 system-ui,sans-serif}h1{font-size:22px;line-height:1.35}';

/** A refusal of a page, for a reader whose browser asked for one. */
export function refusalPage(refusal: APIGatewayProxyStructuredResultV2, locale: Locale) {
  const { errors, statusCode } = ErrorBody.parse(JSON.parse(refusal.body ?? ''));
  const text = errors[0]?.message ?? '';
  const page = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title><style>${raw(REFUSAL_STYLE)}</style></head><body><main><h1>${text}</h1></main></body></html>`;
  const policy = `${HEADERS['content-security-policy']}; style-src ${sourceHash(REFUSAL_STYLE)}; base-uri 'none'; form-action 'none'`;
  return pageReply({ status: statusCode, html: page.text, policy });
}
