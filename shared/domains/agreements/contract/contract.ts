import { agreementErrors } from '#shared/domains/agreements/agreement/errors.ts';
import { agreementRoutes, signRoute } from '#shared/domains/agreements/agreement/routes.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { Contract, ContractInput, ContractRow, ContractStage } from './schemas.ts';

export const contractContract = contract('contract', {
  errors: { ...agreementErrors('contract'), 'contract.decided': 409 },
  routes: {
    ...agreementRoutes({
      entity: 'contract',
      input: ContractInput,
      output: Contract,
      row: ContractRow,
      stage: ContractStage,
      makeAt: '/shows/{id}/createDocument',
      aliases: { list: [v1('POST', '/contracts/all'), pageApi('POST', '/document/list')] },
    }),
    /** Both sides have signed it. */
    sign: signRoute('contract', Contract),
  },
});
