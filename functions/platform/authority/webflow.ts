import * as z from 'zod';
import { callJson } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

/* Webflow, Data API v2. A site's token is made in the settings of the site. */
const Sites = z.object({ sites: z.array(z.object({ id: z.string(), displayName: z.string() })) });

/** Fetches the names of the sites that a token opens. */
export async function sitesOf(token: string): Promise<string[]> {
  const { sites } = await callJson({
    base: env.webflowUrl(),
    path: '/v2/sites',
    headers: { authorization: `Bearer ${token}` },
    schema: Sites,
  });
  return sites.map(({ displayName }) => displayName);
}
