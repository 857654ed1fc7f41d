import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { AppError, InvalidInput } from '#shared/kernel/contract/error.ts';
import { AS_GIVEN, detailsOf } from '#shared/kernel/contract/issues.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { signedMessage } from '#shared/kernel/contract/signed-message.ts';
import { FORM_TYPE } from '#shared/kernel/record/media-type.ts';
import { aliasOf, throughAlias } from './alias.ts';

/** Spec section 9: request size. */
export const MAX_REQUEST_BYTES = 3_145_728;
/** Request size of a page's form: it holds typed text only. */
const MAX_FORM_BYTES = 1_048_576;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the path of the first key that no schema knows. */
function unknownKey(sent: unknown, known: unknown, path = ''): string | undefined {
  if (Array.isArray(sent) && Array.isArray(known)) {
    return sent.map((item, i) => unknownKey(item, known[i], `${path}${i}.`)).find(Boolean);
  }
  if (!isObject(sent) || !isObject(known)) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(known, key)) return path + key;
    const deeper = unknownKey(value, known[key], `${path}${key}.`);
    if (deeper) return deeper;
  }
  return undefined;
}

/** Parses a value that a handler assembled. */
export function checkInput<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value, AS_GIVEN);
  if (!parsed.success) throw new InvalidInput(detailsOf(parsed.error));
  return parsed.data;
}

function check(schema: z.core.$ZodType, value: unknown): unknown {
  const data = checkInput(schema, value);
  const field = unknownKey(value, data);
  if (field) throw new InvalidInput([{ code: 'unknownField', field }]);
  return data;
}

const isForm = (type = ''): boolean => type.split(';', 1)[0]?.trim().toLowerCase() === FORM_TYPE;

/** Parses the body of a page's form: `free.colour` is a field within `free`, a repeated name is a list. */
function formOf(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', inner] = name.split(/\.(.*)/s);
    if (inner === undefined) form[head] = value;
    else {
      const group = (isObject(form[head]) ? form[head] : Object.create(null)) as Record<string, unknown>;
      const before = group[inner];
      if (Array.isArray(before)) before.push(value);
      else group[inner] = inner in group ? [before, value] : value;
      form[head] = group;
    }
  }
  return form;
}

function bodyOf(event: APIGatewayProxyEventV2, format: Route['format']): unknown {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_REQUEST_BYTES) throw new AppError('tooLarge');
  if (format === 'signed') return signedMessage(text, event.headers);
  if (text === '') return {};
  if (format === 'html' && isForm(event.headers['content-type'])) {
    if (bytes > MAX_FORM_BYTES) throw new AppError('tooLarge');
    return formOf(text);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalidJson');
  }
}

/** Parses the path parameters. A malformed one answers like a missing record. */
function paramsOf(schema: z.core.$ZodType, params: unknown): unknown {
  const parsed = z.safeParse(schema, params, AS_GIVEN);
  if (parsed.success) return parsed.data;
  const code = detailsOf(parsed.error)[0]?.code;
  throw new AppError(code === 'linkUnknown' ? code : 'notFound');
}

/** Does the same for a parameter that an alias passes on as a field. */
function checkFrom(path: readonly string[], schema: z.core.$ZodType, value: unknown): unknown {
  try {
    return check(schema, value);
  } catch (e) {
    const wrong = e instanceof InvalidInput && e.details.some(({ field }) => field && path.includes(field));
    throw wrong ? new AppError('notFound') : e;
  }
}

export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses and checks the input of every endpoint. */
export function parseInput(def: Route, event: APIGatewayProxyEventV2): ParsedInput {
  const { pathParameters: params = {}, queryStringParameters: query = {} } = event;
  const alias = aliasOf(def, event.routeKey);
  const direct = { params, query, body: bodyOf(event, def.format) };
  const sent = alias ? throughAlias(def, alias, direct) : direct;
  const fromPath = Object.values(alias?.fields ?? {});
  return {
    params: def.params ? paramsOf(def.params, sent.params) : undefined,
    query: def.query ? checkFrom(fromPath, def.query, sent.query) : undefined,
    body: def.body ? checkFrom(fromPath, def.body, sent.body) : undefined,
  };
}
