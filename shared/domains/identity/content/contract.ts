import * as z from 'zod';
import { anyone, anyUser, operator, own } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { Acceptance, ContentFields, ContentInput, ContentKind, SeenContent } from './schemas.ts';

const Versions = z.array(z.object({ version: z.int(), date: LocalDate }));
const VersionNo = z.coerce.number<string>().int().min(1);

/** The documents about privacy, licence and security. Everyone reads them, and the operator writes new versions. */
export const contentContract = contract('content', {
  errors: { 'content.changed': 409, 'content.onlyTerms': 400 },
  routes: {
    read: route(core('GET', '/content/{kind}'), anyone.writes(), {
      params: z.object({ kind: ContentKind }),
      /** Without a version, the present one. */
      query: z.object({ locale: Locale.optional(), version: VersionNo.optional() }),
      output: SeenContent.extend({ versions: Versions }),
    }),
    /** Tells the version of the licence terms that the caller has yet to accept. */
    waiting: route(core('GET', '/contentacceptance'), anyUser.reads(), {
      output: z.object({ version: z.int().optional() }),
    }),
    /** Accepts the present licence terms, as the caller saw them. The time of the first acceptance stays. */
    accept: route(core('POST', '/contentacceptance'), own.writes(), {
      body: z.object({ version: z.int().min(1), hash: z.string().max(64), locale: Locale }),
      output: Done,
    }),
    versions: route(core('GET', '/adminone/content'), operator.reads(), { output: rowsOf(ContentFields) }),
    create: route(core('POST', '/adminone/content'), operator.writes(), { body: ContentInput, output: ContentFields }),
    /** Lists who accepted a version of the licence terms, and when. */
    acceptances: route(core('GET', '/adminone/contentacceptance/{version}'), operator.reads(), {
      params: z.object({ version: VersionNo }),
      output: rowsOf(Acceptance),
    }),
  },
});
