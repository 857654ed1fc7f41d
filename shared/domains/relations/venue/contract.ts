import { CompanyListRequest } from '#shared/domains/relations/company/contract.ts';
import { Company, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/contract/paging.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';

/** A venue is a company with the role venue: these are its own doors, with its own rights. */
export const venueContract = contract('venue', {
  routes: {
    list: route(core('POST', '/venue/list'), reads('venue.read'), { body: CompanyListRequest, output: paged(Company) }),
    picker: route(core('POST', '/venue/listSmall'), reads('venue.read'), { body: PickerQuery, output: PickerPage }),
    get: route(core('GET', '/venue/{id}'), reads('venue.read'), {
      aliases: [v1('GET', '/venues/{id}')],
      output: Company,
    }),
    updateDetails: route(core('POST', '/venue/updateDetails'), writes('venue.update'), {
      body: CompanyInput.extend({ id: Id, rev: RevInput }),
      output: Company,
    }),
  },
});
