import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { assistantContract } from '#shared/domains/operator/assistant/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export const handler = endpoint(assistantContract.routes.listen, async () => {
  throw new AppError('assistant.noStream');
});
