import * as z from 'zod';
import { anyUser } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { ArticleId, SupportArticle } from './schemas.ts';

export const supportContract = contract('support', {
  routes: {
    /** Returns all languages, so that a reader who changes language needs no new request. */
    get: route(core('GET', '/support/article/{id}'), anyUser.uses(), {
      params: z.object({ id: ArticleId }),
      cacheControl: 'private, max-age=3600',
      output: SupportArticle,
    }),
  },
});
