import { CompanyListRequest } from '#shared/domains/relations/company/contract.ts';
import { Company, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';

const read = { audience: 'user', permission: 'venue.read', grants: ['table:read'] } as const;

/** A venue is a company with the role venue: these are its own doors, with its own rights. */
export const venueContract = contract('venue', {
  routes: {
    list: route({ ...core('POST', '/venue/list'), ...read, body: CompanyListRequest, output: paged(Company) }),
    picker: route({ ...core('POST', '/venue/listSmall'), ...read, body: PickerQuery, output: PickerPage }),
    get: route({
      ...core('GET', '/venue/{id}'),
      aliases: [v1('GET', '/venues/{id}')],
      ...read,
      params: IdParams,
      output: Company,
    }),
    updateDetails: route({
      ...core('POST', '/venue/updateDetails'),
      audience: 'user',
      permission: 'venue.update',
      grants: ['table:read', 'table:write'],
      body: CompanyInput.extend({ id: Id, rev: RevInput }),
      output: Company,
    }),
  },
});
