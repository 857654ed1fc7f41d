import * as z from 'zod';
import { callJson, ServiceFailure } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';

/*
 * Business Central, API v2.0. A program signs in with its own credentials (OAuth client credentials). Lists come in
 * pages, each with the address of the next one.
 */
const SCOPE = 'https://api.businesscentral.dynamics.com/.default';
/** Far above the projects of an agency: more is a fault. */
const PAGES_MAX = 200;
const TIMEOUT_MS = 15_000;

export interface Access {
  readonly directory: string;
  readonly environment: string;
  readonly company: string;
  readonly client: string;
  readonly secret: string;
}
const Token = z.object({ access_token: z.string().min(1) });
const Project = z.object({
  id: z.guid(),
  number: z.string().min(1).max(20),
  displayName: z.string(),
  lastModifiedDateTime: z.iso.datetime({ offset: true }),
});
const Page = z.object({ value: z.array(Project), '@odata.nextLink': z.string().optional() });
export type BcProject = z.infer<typeof Project>;

/** The sign-in failed. Its status says the same as that of the API, but something else mends it. */
export class SignInFailure extends ServiceFailure {}

async function tokenFor({ directory, client, secret }: Access): Promise<string> {
  try {
    const { access_token } = await callJson({
      base: env.microsoftLoginUrl(),
      path: `/${encodeURIComponent(directory)}/oauth2/v2.0/token`,
      form: { grant_type: 'client_credentials', client_id: client, client_secret: secret, scope: SCOPE },
      schema: Token,
      tries: 2,
    });
    return access_token;
  } catch (e) {
    const isRefused = e instanceof ServiceFailure && [400, 401, 403, 404].includes(e.status ?? 0);
    throw isRefused ? new SignInFailure('refused the sign-in', { cause: e }) : e;
  }
}

function addressOf({ directory, environment, company }: Access, query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const [at, place] = [encodeURIComponent(directory), encodeURIComponent(environment)];
  const list = `/v2.0/${at}/${place}/api/v2.0/companies(${encodeURIComponent(company)})/projects`;
  return parts.length > 0 ? `${list}?${parts.join('&')}` : list;
}

/** The path of the next page. A link to another host would take the token there. */
function nextPath(link: string): string {
  const url = URL.parse(link);
  const base = new URL(env.businessCentralUrl());
  if (url?.origin !== base.origin) throw new ServiceFailure('named a page of another host');
  return `${url.pathname}${url.search}`;
}

const pageAt = (path: string, token: string) =>
  callJson({
    base: new URL(env.businessCentralUrl()).origin,
    path,
    headers: { authorization: `Bearer ${token}` },
    schema: Page,
    timeoutMs: TIMEOUT_MS,
  });

/** Fetches the projects that changed since a moment, or all of them. */
export async function projectsOf(access: Access, since?: string): Promise<BcProject[]> {
  const token = await tokenFor(access);
  const found: BcProject[] = [];
  let path: string | undefined = addressOf(access, since ? { $filter: `lastModifiedDateTime gt ${since}` } : {});
  for (let page = 0; path; page++) {
    if (page >= PAGES_MAX) throw new ServiceFailure(`has more than ${PAGES_MAX} pages`);
    const answer: z.infer<typeof Page> = await pageAt(path, token);
    found.push(...answer.value);
    const next = answer['@odata.nextLink'];
    path = next && nextPath(next);
  }
  return found;
}

/** Signs in and asks for one project. Throws what a pull would throw. */
export async function tryAccess(access: Access): Promise<void> {
  await pageAt(addressOf(access, { $top: '1' }), await tokenFor(access));
}
