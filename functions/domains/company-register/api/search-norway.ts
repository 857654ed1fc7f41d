import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { ServiceFailure } from '#functions/platform/http.ts';
import { logger } from '#functions/platform/logger.ts';
import { companyRegisterContract } from '#shared/domains/company-register/contract.ts';
import { searchBrreg } from '../brreg.ts';

export const handler = endpoint(companyRegisterContract.routes.searchNorway, async ({ query }) => {
  try {
    return { rows: await searchBrreg(query.keyword), failed: false };
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn('Brønnøysund', { reason: e.message });
    return { rows: [], failed: true };
  }
});
