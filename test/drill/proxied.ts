import type { Context } from 'aws-lambda';
import type { Locate } from '#scripts/local/functions.ts';
import { functions } from './functions.ts';

/** Finds every function here, with its file in the query. So the cloud's own process runs no code of the product. */
export const proxied: Locate = (domain, kind, file) => {
  const url = new URL(import.meta.url);
  url.search = new URLSearchParams({ of: `${domain}.${kind}.${file}.mjs` }).toString();
  return url;
};

const file = new URL(import.meta.url).searchParams.get('of') ?? '';
export const handler = (event: unknown, context: Context): Promise<unknown> =>
  functions.invoke(file, event, { ...context });
