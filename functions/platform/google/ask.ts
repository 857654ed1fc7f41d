import type * as z from 'zod';
import { callJson } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

interface Question<S extends z.core.$ZodType> {
  readonly base: string;
  readonly path: string;
  /** The requested fields of the answer: Google's price depends on them. */
  readonly fields: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly schema: S;
}

const TIMEOUT_MS = 4_000;

export const hasGoogle = (): boolean => env.googleMapsKey() !== '';

/** Sends one request to Google Maps Platform. The key is sent in a header, so that no log of addresses contains it. */
export const askGoogle = <const S extends z.core.$ZodType>({ fields, ...question }: Question<S>) =>
  callJson<S>({
    ...question,
    headers: { 'x-goog-api-key': env.googleMapsKey(), ...(fields ? { 'x-goog-fieldmask': fields } : {}) },
    tries: 2,
    timeoutMs: TIMEOUT_MS,
  });
