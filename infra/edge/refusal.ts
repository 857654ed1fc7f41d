import type { ErrorBody } from '#shared/kernel/contract/error.ts';
import { kernelMessages } from '#shared/kernel/text/messages.ts';
import { translate } from '#shared/kernel/text/translate.ts';

/** Builds the firewall's answer in place of the API's: the product's own error for too many actions. */
export const refusal = (): string =>
  JSON.stringify({
    statusCode: 403,
    hasErrors: true,
    errors: [{ code: 'tooManyActions', message: translate(kernelMessages, 'en', 'tooManyActions') }],
  } satisfies ErrorBody);
