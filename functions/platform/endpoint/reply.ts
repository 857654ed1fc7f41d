import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { AppError, type ErrorBody, kernelErrors } from '#shared/kernel/error.ts';
import { HtmlPage } from '#shared/kernel/html-page.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { translate } from '#shared/kernel/messages.ts';
import type { Route } from '#shared/kernel/route.ts';
import { messages } from '#shared/messages.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const pageReply = ({ status, html, policy }: HtmlPage): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    ...HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  },
  body: html,
});

/** The output schema drops every undeclared field. */
export function okReply(def: Route, value: unknown): APIGatewayProxyStructuredResultV2 {
  if (def.format === 'html') return pageReply(HtmlPage.parse(value));
  const headers = { ...HEADERS, ...(def.cacheControl ? { 'cache-control': def.cacheControl } : {}) };
  return { statusCode: 200, headers, body: JSON.stringify(z.parse(def.output, value)) };
}

const statusOf = (def: Route, code: string): number =>
  def.errors[code] ?? (kernelErrors as Record<string, number>)[code] ?? 400;

/** An AppError becomes its status and a translated body; anything else is a 500 that tells nothing. */
export function errorReply(def: Route, error: unknown, locale: Locale): APIGatewayProxyStructuredResultV2 {
  const known = error instanceof AppError;
  const details = known ? error.details : [{ code: 'unexpected' }];
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
    ...(known && error.data?.current !== undefined ? { current: error.data.current } : {}),
  };
  return { statusCode, headers: HEADERS, body: JSON.stringify(body) };
}
