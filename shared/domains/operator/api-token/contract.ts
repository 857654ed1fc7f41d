import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { ApiTokenInput, ApiTokenRow } from './schemas.ts';

/** The tokens by which programs call the API. Only a person makes and revokes them. */
export const apiTokenContract = contract('api-token', {
  byToken: 'none',
  errors: { 'apiToken.notHeld': 403, 'apiToken.tooMany': 409 },
  routes: {
    /** Lists the caller's own tokens. An administrator also sees those of the agency and of all its users. */
    list: route(core('POST', '/apitoken/list'), reads('masterData.read'), {
      body: Nothing,
      output: z.object({ rows: z.array(ApiTokenRow), mayMakeAgency: z.boolean() }),
    }),
    /** Makes a token, which is shown only once. */
    create: route(core('PUT', '/apitoken/create'), writes('masterData.read'), {
      body: ApiTokenInput,
      answersSecret: true,
      output: z.object({ token: z.string(), row: ApiTokenRow }),
    }),
    revoke: route(core('POST', '/apitoken/revoke'), writes('masterData.read'), {
      body: z.object({ id: Id }),
      output: ApiTokenRow,
    }),
  },
});
