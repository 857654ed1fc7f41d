import { searchBrreg } from '#functions/platform/authority/brreg.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { companyRegisterContract } from '#shared/domains/relations/company-register/contract.ts';

export const handler = endpoint(companyRegisterContract.routes.searchNorway, async ({ query }) => {
  const rows = await unlessSilent('Brønnøysund', searchBrreg(query.keyword));
  return { rows: rows ?? [], failed: !rows };
});
