import { listRequest } from '#shared/kernel/list.ts';
import { recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { Company, CompanyInput } from './schemas.ts';

export const CompanyListRequest = listRequest(['role', 'risk', 'country', 'active'], ['name', 'city', 'capacity']);

export const companyContract = contract('company', {
  routes: recordRoutes({
    domain: 'company',
    plural: 'companies',
    input: CompanyInput,
    output: Company,
    row: Company,
    list: CompanyListRequest,
    aliases: {
      list: [{ ...v1('GET', '/promoters'), fixed: { filters: [{ field: 'role', values: ['promoter'] }] } }],
    },
  }),
});
