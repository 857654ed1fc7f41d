import { builtinRoute, builtinRoutes } from '#shared/kernel/contract/builtin-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { CountryInput } from './schemas.ts';

const spec = { path: 'country', input: CountryInput };

export const countryContract = contract('country', { routes: { ...builtinRoutes(spec), ...builtinRoute(spec) } });
