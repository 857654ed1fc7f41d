import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import ICAL from 'ical.js';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { handlerFiles, handlerPath } from '#test/support/api.ts';
import { requestContext } from '#test/support/request-context.ts';

const route = icalendarFeedContract.routes.file;
const anyAddress = () => `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** A calendar program: fetches an address as it is, with the tag of what it has. */
export async function fetchCalendar(url: string, tag?: string, ip = anyAddress()) {
  const file = url.split('/').at(-1) ?? '';
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: `GET ${route.path}`,
    rawPath: `/api/page/ical/${file}`,
    rawQueryString: '',
    headers: tag ? { 'if-none-match': tag } : {},
    pathParameters: { file },
    requestContext: requestContext({ routeKey: route.id, method: 'GET', path: route.path, ip, userAgent: 'calendar' }),
    isBase64Encoded: false,
  };
  const handler = (await handlerFiles[handlerPath(route)]?.())?.handler;
  const reply = await handler?.(event, {} as Context);
  const headers = (reply?.headers ?? {}) as Record<string, string>;
  return { status: reply?.statusCode, headers, text: reply?.body ?? '' };
}

/** Its events as an independent parser reads them. */
export const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      uid: value('uid'),
      summary: value('summary'),
      status: value('status'),
      start: value('dtstart'),
      sequence: Number(value('sequence')),
      location: value('location'),
      text: component.toString(),
    };
  });
