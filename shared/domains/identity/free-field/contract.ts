import * as z from 'zod';
import { anyUser, reads } from '#shared/kernel/contract/access.ts';
import { masterRoutes, sortRoute, withNamedRoutes } from '#shared/kernel/contract/master-contract.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { FreeFieldInput, FreeFieldView, FreeKind } from './schemas.ts';

const spec = { path: 'freefield', input: FreeFieldInput };
const scope = z.object({ mainArea: FreeKind.optional() });

export const freeFieldContract = contract('free-field', {
  errors: { 'freeField.noSlot': 409, 'freeField.tooMany': 409 },
  routes: {
    ...withNamedRoutes(masterRoutes({ ...spec, scope }), 'freefielddefinitions'),
    ...sortRoute(spec),
    /** Lists the fields of an area that the caller's forms show, by the caller's profile and in its order. */
    fields: route(pageApi('POST', '/freefield/fields'), anyUser.reads(), {
      body: z.object({ mainArea: FreeKind }),
      output: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })), fields: z.array(FreeFieldView) }),
    }),
    /** Counts the records with a value in the field, for the question before its deletion. */
    references: route(v1('GET', '/freefielddefinitions/{id}/references'), reads('masterData.read'), {
      aliases: [core('GET', '/freefield/{id}/references')],
      output: z.object({ count: z.int() }),
    }),
  },
});
