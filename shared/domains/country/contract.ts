import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { givenRoute, givenRoutes } from '#shared/kernel/given-contract.ts';
import { v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { CountryInput } from './schemas.ts';

const spec = { path: 'country', input: CountryInput };

export const countryContract = contract('country', {
  routes: {
    ...givenRoutes(spec),
    /** Countries that lists of countries begin with: the agency's own, then those of most companies. */
    common: route({
      ...v1('GET', '/countries/common'),
      audience: 'user',
      permission: null,
      grants: ['table:read'],
      output: z.object({ codes: z.array(CountryCode) }),
    }),
    ...givenRoute(spec),
  },
});
